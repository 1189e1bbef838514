import { z } from "zod";
import { COMPANY_SCOPES, type KeyScope, PERSONAL_SCOPES, SITE_SCOPES } from "./scopes.schema";

const HOURS = [0, 1, 24, 168] as const;

const name = z
  .string("Enter a name for the key")
  .trim()
  .min(1, "Enter a name for the key")
  .max(60, "The name must be at most 60 characters long");
const currentPassword = z
  .string()
  .max(256)
  .optional()
  .describe("Left out by an account without a password, whose session has been proved instead.");

const scopesOf = <Scope extends KeyScope>(names: Readonly<Record<Scope, string>>) =>
  z
    .array(z.enum(Object.keys(names) as Scope[], "Choose what the key may do"))
    .min(1, "Choose what the key may do")
    .max(20)
    .transform((scopes) => [...new Set(scopes)]);

const common = {
  name,
  currentPassword,
};

const programs = {
  ...common,
  isSandbox: z
    .boolean()
    .default(false)
    .describe("For trying: what the key writes is checked and answered, and then undone."),
};

/** A new key of a company. */
export const companyKeyInput = z.strictObject({ ...programs, scopes: scopesOf(COMPANY_SCOPES) });
/** A new key of the site. */
export const siteKeyInput = z.strictObject({ ...programs, scopes: scopesOf(SITE_SCOPES) });
/** A new key of a person's own. */
export const personalKeyInput = z.strictObject({ ...common, scopes: scopesOf(PERSONAL_SCOPES) });
export type KeyInput = {
  name: string;
  scopes: KeyScope[];
  isSandbox?: boolean;
  currentPassword?: string | undefined;
};

export const rotationInput = z.strictObject({
  graceHours: z.coerce
    .number()
    .pipe(z.literal(HOURS, "Choose how long the old key still works"))
    .default(24)
    .describe("How long the old secret still works: 0, 1, 24 or 168 hours."),
  currentPassword,
});
export type RotationInput = z.infer<typeof rotationInput>;

export const keyParams = z.strictObject({ keyId: z.uuid("must be a key's id") });
export const companyKeyParams = keyParams.extend({
  companyId: z.uuid("must be a company's id"),
});

/** A key's secret, the only time it is shown. */
export const newKey = z.object({
  id: z.uuid(),
  secret: z.string().describe("Shown this once; only a hash of it is stored."),
});
export type NewKey = z.infer<typeof newKey>;

export const rotatedKey = newKey.extend({
  previousEndsAt: z.iso.datetime().nullable().describe("Until when the old secret still works."),
});
export type RotatedKey = z.infer<typeof rotatedKey>;

/** Whose keys: a company's, the site's, or the actor's own. */
export type KeyOwner = { readonly companyId: string } | "site" | "self";

/** A key as its owners see it. */
export type ApiKeyView = {
  id: string;
  name: string;
  scopes: KeyScope[];
  isSandbox: boolean;
  ending: string;
  createdBy: string | null;
  /** Why it doesn't work: whoever created it may no longer act for its owner. */
  isStopped: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  /** The old secret, while it still works. */
  previous: { endsAt: string; lastUsedAt: string | null } | null;
};
