/** What a document must contain, as a tree over the index's lexemes. */
export type QueryNode =
  | { kind: "word"; lexeme: string }
  /** In one of these cities, by their numbers in the index. */
  | { kind: "cities"; numbers: ReadonlySet<number> }
  /** Words in a row; `text` is the tsquery for them. */
  | { kind: "phrase"; text: string; of: QueryNode[] }
  | { kind: "all"; of: QueryNode[] }
  | { kind: "any"; of: QueryNode[] }
  | { kind: "not"; of: [QueryNode] };

/** A query for the index. The numbers of its cities have to be looked up first. */
export type IndexQuery = {
  cityIds: readonly number[];
  /** Builds the tree from the cities' numbers in the index; `null` matches everything. */
  toNode: (cityNumbers: ReadonlyMap<number, number>) => QueryNode | null;
  /** What a document's headings must contain as well; `null` if nothing. */
  headings: QueryNode | null;
  /** What the first documents contain; `null` if none come first. */
  first: QueryNode | null;
  /** More lexemes whose documents are read, for filters and counts. */
  besides: readonly string[];
};

export type PhraseNode = Extract<QueryNode, { kind: "phrase" }>;
export type CitiesNode = Extract<QueryNode, { kind: "cities" }>;

const PHRASE = "*ph:";

// Lexemes with a star stand for filters and languages.
const isWord = (lexeme: string) => !lexeme.startsWith("*");

/** The lexeme for a word in a heading, as search.as_headings() writes it. */
const headingLexeme = (lexeme: string) => `^${lexeme}`;
/** The lexeme for a word in the title, as search.as_title() writes it. */
const titleLexeme = (lexeme: string) => `~${lexeme}`;

/** The key of a phrase's posting list, in place of a lexeme. */
export function phraseKey(text: string): string {
  return PHRASE + text;
}

/** The tsquery for a lexeme or for the key of a phrase. */
export function toTsquery(lexeme: string): string {
  return lexeme.startsWith(PHRASE) ? lexeme.slice(PHRASE.length) : quote(lexeme);
}

/** A lexeme as it's written in a tsquery. */
export function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

// PostgreSQL's output format for a tsquery: quoted lexemes with doubled quotes and backslashes, and
// operators, of which "!" binds tightest and "|" loosest.
const TOKEN = /\s*(?:'(?<lexeme>(?:[^'\\]|''|\\\\)*)'(?::[*A-D]+)?|(?<sign><(?:-|\d+)>|[&|!()]))/y;

type Token = { sign: string; lexeme: string; start: number; end: number };

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const token = new RegExp(TOKEN);
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const { lexeme, sign } = found.groups ?? {};
    const spelt = lexeme?.replaceAll("''", "'").replaceAll("\\\\", "\\") ?? "";
    const start = found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0);
    tokens.push({ sign: sign ?? "", lexeme: spelt, start, end: token.lastIndex });
  }
  return tokens;
}

class Parser {
  private readonly tokens: Token[];
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = readTokens(text);
  }

  private isNext(sign: string): boolean {
    const next = this.tokens[this.at]?.sign;
    return sign === "<" ? (next?.startsWith("<") ?? false) : next === sign;
  }

  private readSome(sign: string, readOne: () => QueryNode): QueryNode[] {
    const nodes = [readOne()];
    while (this.isNext(sign)) {
      this.at += 1;
      nodes.push(readOne());
    }
    return nodes;
  }

  any(): QueryNode {
    const of = this.readSome("|", () => this.all());
    return of.length === 1 && of[0] ? of[0] : { kind: "any", of };
  }

  private all(): QueryNode {
    const of = this.readSome("&", () => this.phrase());
    return of.length === 1 && of[0] ? of[0] : { kind: "all", of };
  }

  private phrase(): QueryNode {
    const start = this.tokens[this.at]?.start ?? 0;
    const of = this.readSome("<", () => this.one());
    if (of.length === 1 && of[0]) return of[0];
    return { kind: "phrase", text: this.text.slice(start, this.tokens[this.at - 1]?.end), of };
  }

  private one(): QueryNode {
    const token = this.tokens[this.at];
    if (!token) throw new Error("A tsquery ended early");
    this.at += 1;
    if (token.sign === "!") return { kind: "not", of: [this.one()] };
    if (token.sign !== "(") return { kind: "word", lexeme: token.lexeme };
    const inside = this.any();
    this.at += 1;
    return inside;
  }
}

/** Where the operand of "!" ends: after a lexeme, or after its closing parenthesis. */
function endOfOperand(tokens: readonly Token[], start: number): number {
  let [at, open] = [start, 0];
  do {
    const sign = tokens[at]?.sign;
    open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    at += 1;
  } while (open > 0 || tokens[at - 1]?.sign === "!");
  return at;
}

/** Where the tokens of phrases stand, also of those in parentheses. */
function placesInPhrases(tokens: readonly Token[]): Set<number> {
  const places = new Set<number>();
  const isBeside = (at: number) => tokens[at]?.sign.startsWith("<") ?? false;
  for (const [at, { sign }] of tokens.entries()) {
    if (sign !== "" && sign !== "(") continue;
    const end = endOfOperand(tokens, at);
    if (!isBeside(at - 1) && !isBeside(end)) continue;
    for (let inside = at; inside < end; inside += 1) places.add(inside);
  }
  return places;
}

/**
 * The tsquery that requires the same words in a document's headings, and `heads` in its title, but
 * for those of phrases. Words that must not occur still refer to the whole document, and filters
 * stay as they are.
 */
export function inHeadings(tsquery: string, heads: ReadonlySet<string> = new Set()): string {
  const tokens = readTokens(tsquery);
  const inPhrases = heads.size > 0 ? placesInPhrases(tokens) : new Set<number>();
  let [text, done] = ["", 0];
  for (let at = 0; at < tokens.length; at += 1) {
    const { sign, lexeme, start, end } = tokens[at] ?? { sign: "", lexeme: "", start: 0, end: 0 };
    if (sign === "!") at = endOfOperand(tokens, at + 1) - 1;
    else if (sign === "" && isWord(lexeme)) {
      const isHead = heads.has(lexeme) && !inPhrases.has(at);
      const where = isHead ? titleLexeme : headingLexeme;
      text += tsquery.slice(done, start) + quote(where(lexeme));
      done = end;
    }
  }
  return text + tsquery.slice(done);
}

/** Parses a tsquery in PostgreSQL's output format; `null` if it's empty. */
export function parseTsquery(text: string): QueryNode | null {
  return text === "" ? null : new Parser(text).any();
}

/** The distinct lexemes of a tree. */
export function lexemesOf(node: QueryNode): string[] {
  const found = new Set<string>();
  const visit = (part: QueryNode): void => {
    if (part.kind === "word") found.add(part.lexeme);
    else if (part.kind !== "cities") part.of.forEach(visit);
  };
  visit(node);
  return [...found];
}

/** The outermost phrases of a tree. */
export function phrasesOf(node: QueryNode): PhraseNode[] {
  if (node.kind === "phrase") return [node];
  return node.kind === "word" || node.kind === "cities" ? [] : node.of.flatMap(phrasesOf);
}

/** The city nodes of a tree. */
export function citiesIn(node: QueryNode): CitiesNode[] {
  if (node.kind === "cities") return [node];
  return node.kind === "word" ? [] : node.of.flatMap(citiesIn);
}

/** The words that a document should contain: the tree without filters and negations. */
export function wordTree(node: QueryNode | null): QueryNode | null {
  if (node === null || node.kind === "cities" || node.kind === "not") return null;
  if (node.kind === "word") return isWord(node.lexeme) ? node : null;
  const of = node.of.flatMap((part) => wordTree(part) ?? []);
  if (of.length < 2) return of[0] ?? null;
  return node.kind === "any" ? { kind: "any", of } : { kind: "all", of };
}
