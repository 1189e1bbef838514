import "server-only";
import { setImmediate } from "node:timers/promises";
import { readerPool } from "@/lib/platform/db/reader";
import { fold, skillSlug } from "@/lib/shared/text";
import { type IndexSnapshot, readSnapshot } from "../engine/queries";
import { endOf, mixKinds, typedForms } from "./labels";
import { SUGGESTION_KINDS, SUGGESTIONS, type Suggestion, type SuggestionKind } from "./schema";
import { completeWords } from "./spelling.queries";

// Up to this many matches are all read; with more, only the heaviest are looked up. A label that
// matches twice on the same letters must not push out another one.
const FEW = 200;
const MOST_READ = SUGGESTIONS + 4;

// `letters` is the length of the prefix by which the heaviest are grouped.
const find = (letters: 1 | 3) => `
  SELECT s.kind, s.key, s.label
  FROM unnest($2::text[], $3::text[], $4::int[]) WITH ORDINALITY typed (start, finish, length, place)
  CROSS JOIN unnest($1::text[]) asked (kind)
  CROSS JOIN LATERAL (SELECT EXISTS (
    SELECT FROM search.suggestion_starts t WHERE kind = asked.kind
      AND t.start >= typed.start COLLATE "C" AND t.start < typed.finish COLLATE "C"
    OFFSET ${FEW - 1}) AS are_many OFFSET 0) size
  CROSS JOIN LATERAL (
    (SELECT suggestion_id, weight FROM search.suggestion_starts t
      WHERE NOT are_many AND kind = asked.kind
        AND t.start >= typed.start COLLATE "C" AND t.start < typed.finish COLLATE "C"
      ORDER BY weight DESC, suggestion_id LIMIT ${MOST_READ})
    UNION ALL
    (SELECT suggestion_id, weight FROM search.suggestion_starts t
      WHERE are_many AND kind = asked.kind
        AND "left"(t.start, ${letters}) = "left"(typed.start, ${letters})
        AND "left"(t.start, typed.length) = typed.start
      ORDER BY weight DESC LIMIT ${MOST_READ})
  ) found JOIN search.suggestions s ON s.id = found.suggestion_id
  ORDER BY typed.place, found.weight DESC, s.label`;

type Row = { kind: SuggestionKind; key: string; label: string };
type SuggestionsByKind = Map<SuggestionKind, Suggestion[]>;

function toSuggestion({ kind, key, label }: Row): Suggestion {
  if (kind === "title") return { kind, label, value: label };
  return { kind, label, value: key, ...(kind === "company" ? { href: `/companies/${key}` } : {}) };
}

type SuggestionRequest = { kinds: readonly SuggestionKind[]; found: SuggestionsByKind };

const lengthOf = (text: string) => [...text].length;

/** Adds what starts with the first of these, then with the second, and so on. */
async function addStartingWith(
  { client }: IndexSnapshot,
  starts: readonly string[],
  { kinds, found }: SuggestionRequest,
): Promise<void> {
  if (starts.length === 0) return;
  const letters = starts.some((start) => lengthOf(start) < 3) ? 1 : 3;
  const { rows } = await client.query<Row>({
    name: `search-suggestions-${letters}`,
    text: find(letters),
    values: [kinds, starts, starts.map(endOf), starts.map(lengthOf)],
  });
  for (const suggestion of rows.map(toSuggestion)) {
    const known = found.get(suggestion.kind) ?? [];
    if (known.some(({ value }) => value === suggestion.value)) continue;
    found.set(suggestion.kind, [...known, suggestion].slice(0, SUGGESTIONS));
  }
}

/** Whether a text is the title or a skill of live postings, as a whole. */
export async function isLiveLabel(text: string): Promise<boolean> {
  const { rows } = await readerPool().query(
    `SELECT FROM search.suggestions
     WHERE (kind = 'title' AND key = $1) OR (kind = 'skill' AND key = $2)`,
    [fold(text), skillSlug(text)],
  );
  return rows.length > 0;
}

const countOf = (found: SuggestionsByKind) =>
  [...found.values()].reduce((sum, { length }) => sum + length, 0);

// With fewer suggestions, what was typed may be misspelt.
const ENOUGH = 3;

/**
 * Suggests live titles, skills and companies, and places, with a word that starts with what was
 * typed: at most eight, the heaviest of each kind. If there are hardly any, also tries the words
 * that were probably meant. Nothing typed, nothing suggested.
 */
export async function listSuggestions(
  query: string,
  kinds: readonly SuggestionKind[] = SUGGESTION_KINDS,
): Promise<Suggestion[]> {
  const found: SuggestionsByKind = new Map();
  const asked = { kinds, found };
  const forms = typedForms(query);
  const [form] = forms;
  if (form === undefined) return [];
  // A snapshot reuses the statement's plan. Planning takes longer than running it.
  const rest = await readSnapshot(async (snapshot) => {
    for (const one of forms) {
      if (countOf(found) === 0) await addStartingWith(snapshot, [one], asked);
    }
    if (countOf(found) >= ENOUGH) return null;
    const meant = completeWords(form);
    // Immediate if the words are in memory. If they have to be read, release this connection first:
    // otherwise all connections could wait for one more.
    const known = await Promise.race([meant, setImmediate(null)]);
    if (known === null) return { meant };
    await addStartingWith(snapshot, known, asked);
    return null;
  });
  if (rest !== null) {
    const meant = await rest.meant;
    await readSnapshot((snapshot) => addStartingWith(snapshot, meant, asked));
  }
  return mixKinds(found);
}
