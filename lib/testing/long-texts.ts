const of = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));

/** Texts that patterns may try again and again at each of their signs, of about any length. */
export const LONG_TEXTS: readonly [what: string, make: (size: number) => string][] = [
  ["one letter", of("a")],
  ["words", of("work ")],
  ["negations", of("no not never without ")],
  ["shifts", of("night day weekend ")],
  ["experience", of("prior work experience ")],
  ["spaces", (size) => `a${" ".repeat(size)}b`],
  ["lines", of("\n")],
  ["lines of one letter", of("a\n")],
  ["capitals", of("A ")],
  ["full stops", of("a.")],
  ["commas", of("a, ")],
  ["hyphens", of("a-")],
  ["slashes", of("a/")],
  ["digits", of("1")],
  ["digits separated by spaces", of("1 ")],
  ["years", of("2019-2024 ")],
  ["sums", of("$1,000 ")],
  ["at signs", of("a@")],
  ["unfinished email addresses", of("a@b.")],
  ["links", of("https://a.b/ ")],
  ["colons", of("about us: ")],
  ["bullets", of("• ")],
  ["accents", of("é̂ ")],
];
