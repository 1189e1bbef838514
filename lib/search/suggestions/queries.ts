import "server-only";
import { setImmediate } from "node:timers/promises";
import { currentBoardId } from "@/lib/platform/boards";
import { readerPool } from "@/lib/platform/db/reader";
import { fold, skillSlug } from "@/lib/shared/text";
import { type IndexSnapshot, readSnapshot } from "../engine/queries";
import { endOf, mixKinds, typedForms } from "./labels";
import {
  SUGGESTION_KINDS,
  SUGGESTIONS,
  type Suggestion,
  type SuggestionKind,
  type SuggestionScope,
} from "./schema";
import { completeWords } from "./spelling.queries";
import { tablesOf } from "./tables.queries";

// Up to this many matches are all read; with more, only the heaviest are looked up. A label that
// matches twice on the same letters must not push out another one.
const FEW = 200;
const MOST_READ = SUGGESTIONS + 4;

/** Where suggestions of some kinds come from: a board's jobs, or all jobs. */
type Origin = { boardId: string | null; kinds: readonly SuggestionKind[] };

/**
 * At a board, what the jobs it shows have comes first. Places elsewhere follow, since a search also
 * looks around them; other labels of jobs elsewhere would find nothing.
 */
function originsOf(kinds: readonly SuggestionKind[], scope: SuggestionScope): Origin[] {
  const boardId = currentBoardId();
  const all = { boardId: null, kinds };
  if (boardId === null) return [all];
  const elsewhere = scope === "everywhere" ? kinds : kinds.filter((kind) => kind === "place");
  return [
    { boardId, kinds },
    { ...all, kinds: elsewhere },
  ].filter((one) => one.kinds.length > 0);
}

// `letters` is the length of the prefix by which the heaviest are grouped.
function find(letters: 1 | 3, boardId: string | null): string {
  const { labels, starts } = tablesOf(boardId);
  const isHere = boardId === null ? "true" : "board_id = $5::uuid";
  return `
  SELECT s.kind, s.key, s.label
  FROM unnest($2::text[], $3::text[], $4::int[]) WITH ORDINALITY typed (start, finish, length, place)
  CROSS JOIN unnest($1::text[]) asked (kind)
  CROSS JOIN LATERAL (SELECT EXISTS (
    SELECT FROM ${starts} t WHERE ${isHere} AND kind = asked.kind
      AND t.start >= typed.start COLLATE "C" AND t.start < typed.finish COLLATE "C"
    OFFSET ${FEW - 1}) AS are_many OFFSET 0) size
  CROSS JOIN LATERAL (
    (SELECT suggestion_id, weight FROM ${starts} t
      WHERE NOT are_many AND ${isHere} AND kind = asked.kind
        AND t.start >= typed.start COLLATE "C" AND t.start < typed.finish COLLATE "C"
      ORDER BY weight DESC, suggestion_id LIMIT ${MOST_READ})
    UNION ALL
    (SELECT suggestion_id, weight FROM ${starts} t
      WHERE are_many AND ${isHere} AND kind = asked.kind
        AND "left"(t.start, ${letters}) = "left"(typed.start, ${letters})
        AND "left"(t.start, typed.length) = typed.start
      ORDER BY weight DESC LIMIT ${MOST_READ})
  ) found JOIN ${labels} s ON s.id = found.suggestion_id
  ORDER BY typed.place, found.weight DESC, s.label`;
}

type Row = { kind: SuggestionKind; key: string; label: string };
type SuggestionsByKind = Map<SuggestionKind, Suggestion[]>;

function toSuggestion({ kind, key, label }: Row): Suggestion {
  if (kind === "title") return { kind, label, value: label };
  return { kind, label, value: key, ...(kind === "company" ? { href: `/companies/${key}` } : {}) };
}

type SuggestionRequest = { origins: readonly Origin[]; found: SuggestionsByKind };

const lengthOf = (text: string) => [...text].length;

async function listStartingWith(
  { client }: IndexSnapshot,
  starts: readonly string[],
  { boardId, kinds }: Origin,
): Promise<Suggestion[]> {
  const letters = starts.some((start) => lengthOf(start) < 3) ? 1 : 3;
  const { rows } = await client.query<Row>({
    name: `search-suggestions-${letters}${boardId === null ? "" : "-board"}`,
    text: find(letters, boardId),
    values: [
      kinds,
      starts,
      starts.map(endOf),
      starts.map(lengthOf),
      ...(boardId === null ? [] : [boardId]),
    ],
  });
  return rows.map(toSuggestion);
}

/** Adds what starts with the first of these, then with the second, and so on. */
async function addStartingWith(
  snapshot: IndexSnapshot,
  starts: readonly string[],
  { origins, found }: SuggestionRequest,
): Promise<void> {
  if (starts.length === 0) return;
  for (const origin of origins) {
    for (const suggestion of await listStartingWith(snapshot, starts, origin)) {
      const known = found.get(suggestion.kind) ?? [];
      if (known.some(({ value }) => value === suggestion.value)) continue;
      found.set(suggestion.kind, [...known, suggestion].slice(0, SUGGESTIONS));
    }
  }
}

/** Whether a text is the title or a skill of live postings that are shown here, as a whole. */
export async function isLiveLabel(text: string): Promise<boolean> {
  const boardId = currentBoardId();
  const { rows } = await readerPool().query(
    `SELECT FROM ${tablesOf(boardId).labels}
     WHERE ((kind = 'title' AND key = $1) OR (kind = 'skill' AND key = $2))
       AND ${boardId === null ? "true" : "board_id = $3::uuid"}`,
    [fold(text), skillSlug(text), ...(boardId === null ? [] : [boardId])],
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
 * that were probably meant. Nothing typed, nothing suggested. A board suggests what the jobs that it
 * shows have, and places; with the scope `everywhere`, then what other jobs have too.
 */
export async function listSuggestions(
  query: string,
  kinds: readonly SuggestionKind[] = SUGGESTION_KINDS,
  scope: SuggestionScope = "here",
): Promise<Suggestion[]> {
  const found: SuggestionsByKind = new Map();
  const asked = { origins: originsOf(kinds, scope), found };
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
