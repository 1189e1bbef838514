import "server-only";
import { ZodError, z } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { type ProfileChanges, toInfoChanges, writeInfo } from "../commands";
import { infoInput } from "../schema";
import { readContactValues } from "./findings.queries";
import { CONTACT_FIELDS, type ContactField } from "./schema";

/** A contact detail in the form in which it is written. */
export type ContactChange = { field: ContactField; value: string; info: ProfileChanges };

const contactInput = z.strictObject({
  field: z.enum(CONTACT_FIELDS),
  value: z.string("Enter something").trim().min(1, "Enter something, or leave it out"),
});

/**
 * Checks a contact detail. Call it before a transaction, because it looks up a place. Throws a
 * `ZodError` at the field `value`.
 */
export async function toContactChange(given: unknown): Promise<ContactChange> {
  const { field, value } = contactInput.parse(given);
  try {
    return { field, value, info: await toInfoChanges(infoInput.parse({ [field]: value })) };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    // The form's field is called "value", whichever of the profile's it is.
    throw new ZodError(error.issues.map((issue) => ({ ...issue, path: ["value"] })));
  }
}

const FIELD_NAMES = {
  fullName: "name",
  headline: "headline",
  phone: "phone number",
  location: "place",
} as const satisfies Record<ContactField, string>;

/**
 * Writes a contact detail within the caller's transaction, after `beginChange`. Throws `conflict`,
 * having written nothing, if the profile has another and that may not be replaced.
 */
export async function writeContact(
  tx: Transaction,
  actor: Actor,
  { field, value, info, mayReplace }: ContactChange & { mayReplace: boolean },
): Promise<void> {
  const known = (await readContactValues(tx, actor.id))[field];
  if (known === value) return;
  if (known !== null && !mayReplace) {
    throw new DomainError(
      "conflict",
      `Your profile already has another ${FIELD_NAMES[field]}: ${known}. Tick this one to replace it.`,
    );
  }
  await writeInfo(tx, actor, info);
}
