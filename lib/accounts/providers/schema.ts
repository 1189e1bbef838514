import { z } from "zod";
import { ownPath, type UserType } from "@/lib/shared/areas";

export const PROVIDERS = ["google", "linkedin"] as const;
/** A site whose accounts may log in here. */
export type Provider = (typeof PROVIDERS)[number];
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", linkedin: "LinkedIn" };

/** How long someone may take from the button to the end of the login. */
export const JOURNEY_SECONDS = 15 * 60;

/** A connected account of another site, as its owner sees it. */
export const providerLoginView = z.object({
  provider: z.enum(PROVIDERS),
  email: z.string().describe("As the provider named it when it was connected."),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe("Null until the first login with it."),
});
export type ProviderLoginView = z.infer<typeof providerLoginView>;

const providerInput = z.enum(PROVIDERS, "This site doesn't offer that login.");

export const journeyInput = z.strictObject({
  provider: providerInput,
  /** The page to go on to afterwards. */
  from: z
    .string()
    .max(2000)
    .nullish()
    .transform((path) => ownPath(path)),
  userType: z.enum(["job_seeker", "employer"]).default("job_seeker"),
});
export type JourneyInput = z.infer<typeof journeyInput>;

export const connectionInput = z.strictObject({
  provider: providerInput,
  currentPassword: z.string().min(1, "Password is required").max(256).optional(),
});

/** What a provider says about someone; anything else in it isn't read. */
export const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional(),
  // LinkedIn has sent it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false).catch(false),
  name: z
    .string()
    .transform(
      (name) =>
        name
          .replaceAll(/\p{Cc}/gu, " ")
          .trim()
          .slice(0, 100) || undefined,
    )
    .optional()
    .catch(undefined),
});
export type ProviderClaims = z.infer<typeof claimsShape>;

/** What someone who is back from a provider has to do next. */
export type JourneyView = {
  provider: Provider;
  email: string;
  name: string | null;
  from: string | null;
  userType: UserType;
  /**
   * `known`: the account is connected; `connect`: there is an account with this address, whose owner
   * has to prove who they are; `new`: there is none.
   */
  state: "known" | "connect" | "new";
  /** For `known`: whether the second factor is still needed. */
  takesCode: boolean;
};

/** Why someone who comes back from a provider gets no further. The pages have the words. */
export const PROBLEMS = [
  "denied",
  "failed",
  "over",
  "unverified",
  "admin",
  "suspended",
  "other_address",
  "other_account",
  "busy",
] as const;
export type ProviderProblem = (typeof PROBLEMS)[number];
