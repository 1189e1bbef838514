import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import type { Client } from "@/lib/platform/server/client";
import { loadSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { customFieldShapes } from "@/lib/shared/setting-groups/custom-field-shapes";
import {
  type CustomField,
  type FieldChoice,
  type FieldKind,
  hasChoices,
  KEY_LENGTH,
  MOST_FIELDS,
} from "@/lib/shared/setting-groups/custom-fields";
import { fold, slugify } from "@/lib/shared/text";
import { lockParts } from "../setting-groups/commands";
import { settingsChanged } from "../settings.events";
import { kindProblem } from "./kinds";
import { countChoices, listStatedKeys } from "./queries";
import type { ChoiceInput, CustomFieldChange, NewCustomField } from "./schema";

const GROUP = "customFields";
// Leaves room for "-20".
const LONGEST_SLUG = KEY_LENGTH - 4;

function refuse(code: "invalid" | "conflict", field: string, sentence: string): never {
  throw new DomainError(code, sentence, { [field]: [sentence] });
}

type Outcome = {
  fields: CustomField[];
  action: "added" | "changed" | "deleted" | "ordered";
  details: Record<string, string>;
};
type Change = (tx: Transaction, fields: readonly CustomField[]) => Promise<Outcome>;

/** Changes the list, held until it is stored: two admins may change it at once. */
async function changeFields(actor: Actor, { address }: Client, change: Change): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const parsed = customFieldShapes.fields.safeParse(
      (await lockParts(tx, { name: GROUP, boardId: null }))["fields"],
    );
    const { fields, action, details } = await change(tx, parsed.data ?? []);
    await tx.siteSetting.update({
      where: { name: GROUP },
      data: { value: { fields }, changedAt: new Date() },
    });
    await audit(tx, { action: `custom_field.${action}`, actorId: actor.id, address, details });
    await announce(tx, settingsChanged, { names: [GROUP] });
  });
  await loadSettings();
}

/** A key made of a name, which isn't taken: "shift", "shift-2". */
function freeKey(name: string, fallback: string, taken: ReadonlySet<string>): string {
  const slug = slugify(name, LONGEST_SLUG) || fallback;
  let [key, number] = [slug, 1];
  while (taken.has(key)) {
    number += 1;
    key = `${slug}-${number}`;
  }
  return key;
}

function requireKind(kind: FieldKind, terms: Parameters<typeof kindProblem>[1]): void {
  const problem = kindProblem(kind, terms);
  if (problem) refuse("invalid", ...problem);
}

function requireOwnName(name: string, others: readonly CustomField[]): void {
  if (!others.some((other) => fold(other.name) === fold(name))) return;
  refuse("conflict", "name", "Another field has this name. Choose another one");
}

/** The choices with a key each: a known one keeps its own, whatever its label is now. */
function withKeys(given: readonly ChoiceInput[], known: readonly FieldChoice[]): FieldChoice[] {
  const taken = new Set(known.map(({ key }) => key));
  return given.map(({ key: own, label, isRetired }) => {
    const isKnown = own !== undefined && taken.has(own);
    const key = isKnown ? own : freeKey(label, "choice", taken);
    taken.add(key);
    return { key, label, isRetired };
  });
}

/**
 * Adds a field at the end of the list, and returns its key. Throws `forbidden`, `invalid` for what
 * its kind doesn't take, and `conflict` if another has its name or there are as many as can be.
 */
export async function addCustomField(
  actor: Actor,
  input: NewCustomField,
  client: Client,
): Promise<{ key: string }> {
  let key = "";
  await changeFields(actor, client, async (tx, fields) => {
    if (fields.length >= MOST_FIELDS) {
      const sentence = `There can be at most ${MOST_FIELDS} fields. Delete one first.`;
      throw new DomainError("conflict", sentence);
    }
    requireKind(input.kind, input);
    requireOwnName(input.name, fields);
    // A field that was deleted keeps its key while postings have values of it.
    const taken = [...fields.map((one) => one.key), ...(await listStatedKeys(tx))];
    key = freeKey(input.name, "field", new Set(taken));
    const choices = hasChoices(input.kind) ? withKeys(input.choices, []) : [];
    const field = { ...input, key, choices, isRetired: false };
    const details = { field: input.name, kind: input.kind };
    return { fields: [...fields, field], action: "added", details };
  });
  return { key };
}

function requireField(fields: readonly CustomField[], key: string): CustomField {
  const field = fields.find((one) => one.key === key);
  if (!field) throw new DomainError("not_found", "There's no such field any longer.");
  return field;
}

/**
 * A field's choices after a change. One that isn't given is no longer offered; it goes for good the
 * second time, unless postings state it.
 */
async function changedChoices(
  tx: Transaction,
  { key, choices: known }: CustomField,
  given: readonly ChoiceInput[],
): Promise<FieldChoice[]> {
  const kept = withKeys(given, known);
  const left = known.filter((choice) => !kept.some((one) => one.key === choice.key));
  if (left.length === 0) return kept;
  const stated = await countChoices(key, tx);
  const still = left.filter((choice) => !choice.isRetired || stated[choice.key]);
  return [...kept, ...still.map((choice) => ({ ...choice, isRetired: true }))];
}

const wordOf = (value: unknown) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : "changed";
};

/**
 * Changes a field; what isn't given stays. A choice keeps its postings whatever it is called. Throws
 * `forbidden`, `not_found`, `conflict` for another field's name and `invalid` for what its kind
 * doesn't take.
 */
export async function changeCustomField(
  actor: Actor,
  { key, change }: { key: string; change: CustomFieldChange },
  client: Client,
): Promise<CustomField> {
  let changed: CustomField | null = null;
  await changeFields(actor, client, async (tx, fields) => {
    const before = requireField(fields, key);
    requireKind(before.kind, change);
    const given = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    ) as Partial<CustomField>;
    const choices =
      change.choices && hasChoices(before.kind)
        ? await changedChoices(tx, before, change.choices)
        : before.choices;
    const after: CustomField = { ...before, ...given, choices };
    const others = fields.filter((one) => one.key !== key);
    requireOwnName(after.name, others);
    changed = after;
    const parts = Object.entries(after).filter(
      ([part, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[part as keyof CustomField]),
    );
    const details = Object.fromEntries(parts.map(([part, value]) => [part, wordOf(value)]));
    return {
      fields: fields.map((one) => (one.key === key ? after : one)),
      action: "changed",
      details: { field: before.name, ...details },
    };
  });
  return changed ?? requireField([], key);
}

/**
 * Deletes a field. Postings no longer show it, and a field that is added later doesn't get its
 * values. Throws `forbidden` and `not_found`.
 */
export async function deleteCustomField(actor: Actor, key: string, client: Client): Promise<void> {
  await changeFields(actor, client, async (_, fields) => ({
    fields: fields.filter((one) => one.key !== key),
    action: "deleted",
    details: { field: requireField(fields, key).name },
  }));
}

/**
 * Puts the fields in this order. Throws `forbidden`, and `conflict` if these aren't the fields that
 * there are: someone has added or deleted one meanwhile.
 */
export async function orderCustomFields(
  actor: Actor,
  keys: readonly string[],
  client: Client,
): Promise<void> {
  await changeFields(actor, client, async (_, fields) => {
    const ordered = keys.flatMap((key) => fields.find((one) => one.key === key) ?? []);
    const isWhole = ordered.length === fields.length && new Set(keys).size === fields.length;
    if (!isWhole || keys.length !== fields.length) {
      const sentence = "Someone has added or deleted a field meanwhile. Reload the page.";
      throw new DomainError("conflict", sentence);
    }
    const names = ordered.map(({ name }) => name).join(", ");
    return { fields: ordered, action: "ordered", details: { order: names } };
  });
}
