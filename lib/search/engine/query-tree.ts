/** What a search asks of a document, as a tree over the index's lexemes. */
export type Node =
  | { kind: "word"; lexeme: string }
  /** At one of these places, by the index's numbers of cities. */
  | { kind: "cities"; numbers: ReadonlySet<number> }
  /** Words in a row; `text` is the tsquery that says how. */
  | { kind: "phrase"; text: string; of: Node[] }
  | { kind: "all"; of: Node[] }
  | { kind: "any"; of: Node[] }
  | { kind: "not"; of: [Node] };

/** What is asked of the index; its numbers of cities are known only beside it. */
export type IndexQuery = {
  cityIds: readonly number[];
  /** The tree, given the index's numbers of the cities; `null` asks for nothing. */
  toNode: (cityNumbers: ReadonlyMap<number, number>) => Node | null;
  /** What of it the headings of documents must have as well; `null` where any will do. */
  headings: Node | null;
};

export type Phrase = Extract<Node, { kind: "phrase" }>;
export type Cities = Extract<Node, { kind: "cities" }>;

const PHRASE = "*ph:";

// Lexemes that stand for filters and languages, not for words.
const isWord = (lexeme: string) => !lexeme.startsWith("*");

/** The lexeme of a word in a document's headings, as search.as_headings() writes it. */
const headingLexeme = (lexeme: string) => `^${lexeme}`;

/** What postings call a phrase, as if it were a lexeme. */
export function phraseKey(text: string): string {
  return PHRASE + text;
}

/** The tsquery that finds what has a lexeme, or the phrase that postings call so. */
export function toTsquery(lexeme: string): string {
  return lexeme.startsWith(PHRASE) ? lexeme.slice(PHRASE.length) : quote(lexeme);
}

/** A lexeme as a tsquery writes it. */
export function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

// PostgreSQL's own spelling of a tsquery: quoted lexemes with doubled quotes and backslashes, and
// operators, of which "!" binds closest and "|" least.
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

  private readSome(sign: string, readOne: () => Node): Node[] {
    const nodes = [readOne()];
    while (this.isNext(sign)) {
      this.at += 1;
      nodes.push(readOne());
    }
    return nodes;
  }

  any(): Node {
    const of = this.readSome("|", () => this.all());
    return of.length === 1 && of[0] ? of[0] : { kind: "any", of };
  }

  private all(): Node {
    const of = this.readSome("&", () => this.phrase());
    return of.length === 1 && of[0] ? of[0] : { kind: "all", of };
  }

  private phrase(): Node {
    const start = this.tokens[this.at]?.start ?? 0;
    const of = this.readSome("<", () => this.one());
    if (of.length === 1 && of[0]) return of[0];
    return { kind: "phrase", text: this.text.slice(start, this.tokens[this.at - 1]?.end), of };
  }

  private one(): Node {
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

/** Where what a "!" negates ends: behind a lexeme, or behind the parenthesis that closes. */
function endOfOperand(tokens: readonly Token[], start: number): number {
  let [at, open] = [start, 0];
  do {
    const sign = tokens[at]?.sign;
    open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    at += 1;
  } while (open > 0 || tokens[at - 1]?.sign === "!");
  return at;
}

/**
 * The tsquery that asks the headings of documents for the words of another. What must not occur is
 * still asked of all they say, and filters are no words.
 */
export function inHeadings(tsquery: string): string {
  const tokens = readTokens(tsquery);
  let [text, done] = ["", 0];
  for (let at = 0; at < tokens.length; at += 1) {
    const { sign, lexeme, start, end } = tokens[at] ?? { sign: "", lexeme: "", start: 0, end: 0 };
    if (sign === "!") at = endOfOperand(tokens, at + 1) - 1;
    else if (sign === "" && isWord(lexeme)) {
      text += tsquery.slice(done, start) + quote(headingLexeme(lexeme));
      done = end;
    }
  }
  return text + tsquery.slice(done);
}

/** Reads a tsquery as PostgreSQL writes it; `null` for the empty one. */
export function parseTsquery(text: string): Node | null {
  return text === "" ? null : new Parser(text).any();
}

/** The lexemes of a tree, each once. */
export function lexemesOf(node: Node): string[] {
  const found = new Set<string>();
  const visit = (part: Node): void => {
    if (part.kind === "word") found.add(part.lexeme);
    else if (part.kind !== "cities") part.of.forEach(visit);
  };
  visit(node);
  return [...found];
}

/** The phrases of a tree, outermost ones only. */
export function phrasesOf(node: Node): Phrase[] {
  if (node.kind === "phrase") return [node];
  return node.kind === "word" || node.kind === "cities" ? [] : node.of.flatMap(phrasesOf);
}

/** The nodes of a tree that ask for cities. */
export function citiesIn(node: Node): Cities[] {
  if (node.kind === "cities") return [node];
  return node.kind === "word" ? [] : node.of.flatMap(citiesIn);
}

/** The words that a search would like to see: its tree without what must not occur. */
export function wantedOf(node: Node | null): Node | null {
  if (node === null || node.kind === "cities" || node.kind === "not") return null;
  if (node.kind === "word") return isWord(node.lexeme) ? node : null;
  const of = node.of.flatMap((part) => wantedOf(part) ?? []);
  if (of.length < 2) return of[0] ?? null;
  return node.kind === "any" ? { kind: "any", of } : { kind: "all", of };
}
