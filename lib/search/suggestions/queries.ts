import "server-only";
import { readSnapshot, type Snapshot } from "../engine/queries";
import { completeWords } from "../spelling/queries";
import { endOf, mixKinds, typedForms } from "./rules";
import { SUGGESTION_KINDS, SUGGESTIONS, type Suggestion, type SuggestionKind } from "./schema";

// So few beginnings are read as they stand; of more, the weightiest are looked for by weight. One
// that begins twice with the same letters must not take the place of another.
const FEW = 200;
const MOST_READ = SUGGESTIONS + 4;

// `letters`: by how many of the first letters the weightiest are kept together.
const find = (letters: 1 | 3) => `
  SELECT s.kind, s.key, s.label FROM unnest($1::text[]) asked (kind) CROSS JOIN LATERAL (
    WITH few AS MATERIALIZED (
      SELECT suggestion_id, weight FROM search.suggestion_starts
      WHERE kind = asked.kind AND start >= $2 COLLATE "C" AND start < $3 COLLATE "C" LIMIT ${FEW}
    )
    (SELECT suggestion_id, weight FROM few WHERE (SELECT count(*) FROM few) < ${FEW}
      ORDER BY weight DESC, suggestion_id LIMIT ${MOST_READ})
    UNION ALL
    (SELECT suggestion_id, weight FROM search.suggestion_starts
      WHERE (SELECT count(*) FROM few) >= ${FEW} AND kind = asked.kind
        AND "left"(start, ${letters}) = "left"($2, ${letters}) AND "left"(start, $4::int) = $2
      ORDER BY weight DESC LIMIT ${MOST_READ})
  ) found JOIN search.suggestions s ON s.id = found.suggestion_id
  ORDER BY found.weight DESC, s.label`;

type Row = { kind: SuggestionKind; key: string; label: string };
type Found = Map<SuggestionKind, Suggestion[]>;

function toSuggestion({ kind, key, label }: Row): Suggestion {
  if (kind === "title") return { kind, label, value: label };
  return { kind, label, value: key, ...(kind === "company" ? { href: `/companies/${key}` } : {}) };
}

type Asked = { kinds: readonly SuggestionKind[]; found: Found };

async function addStartingWith(
  { client }: Snapshot,
  start: string,
  { kinds, found }: Asked,
): Promise<void> {
  const { length } = [...start];
  const letters = length < 3 ? 1 : 3;
  const { rows } = await client.query<Row>({
    name: `search-suggestions-${letters}`,
    text: find(letters),
    values: [kinds, start, endOf(start), length],
  });
  for (const suggestion of rows.map(toSuggestion)) {
    const known = found.get(suggestion.kind) ?? [];
    if (known.some(({ value }) => value === suggestion.value)) continue;
    found.set(suggestion.kind, [...known, suggestion].slice(0, SUGGESTIONS));
  }
}

const countOf = (found: Found) => [...found.values()].reduce((sum, { length }) => sum + length, 0);

// With fewer than so many, what was typed is perhaps not what was meant.
const ENOUGH = 3;

/**
 * What somebody may be typing: live titles, skills and companies and places of which a word begins
 * with it, at most eight, the weightiest of each kind. Where there is hardly any, also what begins
 * with the words that were probably meant. Nothing for nothing typed.
 */
export async function listSuggestions(
  query: string,
  kinds: readonly SuggestionKind[] = SUGGESTION_KINDS,
): Promise<Suggestion[]> {
  const found: Found = new Map();
  const asked = { kinds, found };
  const forms = typedForms(query);
  const [form] = forms;
  if (form === undefined) return [];
  // A snapshot keeps the statement's plan: making one takes longer than the statement.
  await readSnapshot(async (snapshot) => {
    for (const one of forms) {
      if (countOf(found) === 0) await addStartingWith(snapshot, one, asked);
    }
  });
  const meant = countOf(found) < ENOUGH ? await completeWords(form) : [];
  if (meant.length > 0) {
    await readSnapshot(async (snapshot) => {
      for (const one of meant) await addStartingWith(snapshot, one, asked);
    });
  }
  return mixKinds(found);
}
