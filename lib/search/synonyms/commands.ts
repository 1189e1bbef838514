import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/requests/queries";
import type { Actor } from "@/lib/accounts/schema";
import { audit } from "@/lib/platform/audit";
import type { Client } from "@/lib/platform/client";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/platform/errors";
import { announce } from "@/lib/platform/queue";
import { indexHeading } from "../text/rules";
import { synonymsChanged } from "./events";
import type { Synonym, SynonymInput } from "./schema";

const MOST_GROUPS = 500;

function invalid(message: string): DomainError {
  return new DomainError("invalid", message, { terms: [message] });
}

/** The terms as the index reads them, each once. */
function read(terms: readonly string[]): { indexed: string[]; shown: string[] } {
  const byIndexed = new Map(terms.map((term) => [indexHeading(term).trim(), term]));
  const indexed = [...byIndexed.keys()];
  if (indexed.length < 2) throw invalid("These are the same to the search already.");
  return { indexed, shown: [...byIndexed.values()] };
}

/** Writes what a search rewrites: each term to itself or any of the others. */
async function teach(tx: Transaction, groupId: string, indexed: readonly string[]): Promise<void> {
  const [unusable] = await tx.$queryRaw<{ term: string }[]>`
    SELECT term FROM unnest(${indexed}::text[]) AS term
    WHERE numnode(plainto_tsquery('search.jobs', term)) = 0`;
  if (unusable) throw invalid(`A search does not look for "${unusable.term}": leave it out.`);
  const [taken] = await tx.$queryRaw<{ term: string }[]>`
    SELECT term FROM search.synonyms WHERE term = ANY (${indexed}::text[]) ORDER BY term LIMIT 1`;
  if (taken) throw invalid(`"${taken.term}" has synonyms already: delete those first.`);
  // The others as phrases: two words somewhere in a posting do not mean what they do together.
  await tx.$executeRaw`
    INSERT INTO search.synonyms (group_id, term, target, substitute)
    SELECT ${groupId}::uuid, term, plainto_tsquery('search.jobs', term),
      (SELECT (string_agg('(' || (CASE WHEN other = term THEN plainto_tsquery('search.jobs', other)
          ELSE phraseto_tsquery('search.jobs', other) END)::text || ')', ' | '))::tsquery
        FROM unnest(${indexed}::text[]) AS other)
    FROM unnest(${indexed}::text[]) AS term`;
}

/**
 * Has the search take terms for the same. Throws `forbidden` for everybody but admins, `invalid`
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
        throw new DomainError("conflict", `There are ${MOST_GROUPS} already. Delete some first.`);
      }
      const { id } = await tx.searchSynonym.create({ data: { terms: shown } });
      await teach(tx, id, indexed);
      const details = { terms: shown.join(", ") };
      const target = { type: "synonym", id };
      await audit(tx, { action: "synonym.added", actorId: actor.id, target, address, details });
      await announce(tx, synonymsChanged, {});
      return { id, terms: shown };
    });
  } catch (error) {
    // Somebody else was a moment ahead with one of the terms.
    if (isUniqueViolation(error) || String(error).includes("23505")) {
      throw invalid("One of these has synonyms already: delete those first.");
    }
    throw error;
  }
}

/** Has the search take terms for different things again. */
export async function deleteSynonym(actor: Actor, id: string, { address }: Client): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.searchSynonym.deleteMany({ where: { id } });
    if (count === 0) throw new DomainError("not_found", "These synonyms are gone already.");
    const target = { type: "synonym", id };
    await audit(tx, { action: "synonym.deleted", actorId: actor.id, target, address });
    await announce(tx, synonymsChanged, {});
  });
}
