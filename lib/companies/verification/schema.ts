import { z } from "zod";
import { emailInput } from "@/lib/accounts/schema";

/** How many days the link in a verification email works. */
export const MAIL_DAYS = 3;
/** How many days a domain is checked for its record. */
export const DNS_DAYS = 14;

export const verificationInput = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("email"), email: emailInput }),
    z.strictObject({ kind: z.literal("dns") }),
  ],
  "Choose how to verify: email or dns",
);
export type VerificationInput = z.infer<typeof verificationInput>;

export const verificationParams = z.strictObject({ companyId: z.uuid(), verificationId: z.uuid() });
export const confirmationParams = z.strictObject({ verificationId: z.uuid() });
export const confirmationInput = z.strictObject({
  token: z.string().min(1, "The link is not complete.").max(100),
});

/** A pending proof, as the company's owners see it. */
export type OpenVerification = {
  id: string;
  kind: "email" | "dns";
  domain: string;
  /** The address that the link was sent to. */
  email: string | null;
  /** What the domain's TXT record must say. */
  record: string | null;
  startedAt: string;
  expiresAt: string;
};

/** A company's verification as its members see it. */
export type VerificationState = {
  /** The domain that would be verified; null without a website. */
  domain: string | null;
  verified: { domain: string; kind: "email" | "dns"; at: string } | null;
  /** Set when a person, not one of the site's own checks, verified it. */
  verifiedBy: string | null;
  open: OpenVerification[];
  /** The owner's own address, which proves the domain at once; null if they have no such. */
  confirmed: string | null;
};
