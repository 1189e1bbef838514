import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import { indexHeading } from "./indexed-text";
import { changeReading } from "./reading.commands";
import type { Synonym, SynonymInput } from "./synonyms.schema";

const MOST_GROUPS = 500;

function invalid(message: string): DomainError {
  return new DomainError("invalid", message, { terms: [message] });
}

/** The terms as the index reads them, each once. */
function read(terms: readonly string[]): { indexed: string[]; shown: string[] } {
  const byIndexed = new Map(terms.map((term) => [indexHeading(term).trim(), term]));
  const indexed = [...byIndexed.keys()];
  if (indexed.length < 2) throw invalid("Searches already treat these as the same.");
  return { indexed, shown: [...byIndexed.values()] };
}

/** Writes what a search looks for beside each term: the others. */
async function teach(tx: Transaction, groupId: string, indexed: readonly string[]): Promise<void> {
  const [unusable] = await tx.$queryRaw<{ term: string }[]>`
    SELECT term FROM unnest(${indexed}::text[]) AS term
    WHERE numnode(plainto_tsquery('search.jobs', term)) = 0`;
  if (unusable) throw invalid(`Searches ignore "${unusable.term}". Leave it out.`);
  const [taken] = await tx.$queryRaw<{ term: string }[]>`
    SELECT term FROM search.synonyms WHERE term = ANY (${indexed}::text[]) ORDER BY term LIMIT 1`;
  if (taken) throw invalid(`"${taken.term}" already has synonyms. Delete those first.`);
  await tx.$executeRaw`
    INSERT INTO search.synonyms (group_id, term, lexemes, alternatives)
    SELECT ${groupId}::uuid, term, tsvector_to_array(to_tsvector('search.jobs', term)),
      array_remove(${indexed}::text[], term)
    FROM unnest(${indexed}::text[]) AS term`;
}

/**
 * Has the search take terms for the same. Throws `forbidden` for everyone but admins, `invalid`
 * for terms it could not use.
 */
export async function addSynonym(
  actor: Actor,
  { terms }: SynonymInput,
  { address }: Client,
): Promise<Synonym> {
  requireAdministration(actor);
  const { indexed, shown } = read(terms);
  try {
    return await db.$transaction(async (tx) => {
      if ((await tx.searchSynonym.count()) >= MOST_GROUPS) {
        throw new DomainError("conflict", `There are already ${MOST_GROUPS}. Delete some first.`);
      }
      const { id } = await tx.searchSynonym.create({ data: { terms: shown } });
      await teach(tx, id, indexed);
      const details = { terms: shown.join(", ") };
      const target = { type: "synonym", id };
      await audit(tx, { action: "synonym.added", actorId: actor.id, target, address, details });
      await changeReading(tx);
      return { id, terms: shown };
    });
  } catch (error) {
    // Someone else was a moment ahead with one of the terms.
    if (isUniqueViolation(error) || String(error).includes("23505")) {
      throw invalid("One of these already has synonyms. Delete those first.");
    }
    throw error;
  }
}

/** Has searches and alerts read all synonyms as this release does. Repeatable. */
export async function rereadSynonyms(tx: Transaction): Promise<void> {
  const groups = await tx.searchSynonym.findMany({ orderBy: { id: "asc" } });
  await tx.$executeRaw`DELETE FROM search.synonyms`;
  for (const { id, terms } of groups) await teach(tx, id, terms.map(indexHeading));
  await changeReading(tx);
}

/** Has the search take terms for different things again. */
export async function deleteSynonym(actor: Actor, id: string, { address }: Client): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.searchSynonym.deleteMany({ where: { id } });
    if (count === 0)
      throw new DomainError("not_found", "These synonyms have already been deleted.");
    const target = { type: "synonym", id };
    await audit(tx, { action: "synonym.deleted", actorId: actor.id, target, address });
    await changeReading(tx);
  });
}

type Switch = { name: string; isOn: boolean };

async function isBuiltIn(tx: Transaction, name: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT FROM search.current_synonyms WHERE name = ${name}`;
  return found.length > 0;
}

// Answers whether that changed anything.
async function write(tx: Transaction, { name, isOn }: Switch): Promise<boolean> {
  const changed = isOn
    ? await tx.$executeRaw`DELETE FROM search.switched_off_synonyms WHERE name = ${name}`
    : await tx.$executeRaw`
        INSERT INTO search.switched_off_synonyms (name) VALUES (${name}) ON CONFLICT DO NOTHING`;
  return changed > 0;
}

/**
 * Has the search use synonyms that the product comes with, or leave them alone. A repeat changes
 * nothing. Throws `forbidden` for everyone but admins, `not_found` for a name that none has.
 */
export async function switchBuiltInSynonyms(
  actor: Actor,
  { name, isOn }: Switch,
  { address }: Client,
): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    if (!(await isBuiltIn(tx, name))) {
      throw new DomainError("not_found", "The product has no such synonyms.");
    }
    if (!(await write(tx, { name, isOn }))) return;
    const action = isOn ? "synonym.switched_on" : "synonym.switched_off";
    const target = { type: "synonym", id: name };
    await audit(tx, { action, actorId: actor.id, target, address });
    await changeReading(tx);
  });
}
