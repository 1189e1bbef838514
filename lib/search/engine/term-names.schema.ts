/** What a number of the index stands for: `value` is a slug or a city's id, `label` the name. */
export type NamedNumber = {
  kind: "company" | "skill" | "city";
  number: number;
  value: string;
  label: string;
};

/** The number of a lexeme as a title word, and the skills whose names contain it. */
export type LexemeNumbers = { lexeme: string; word: number | null; skills: number[] };

/** The title words and skills that documents are ranked by, indexed by their numbers. */
export type RankingMarks = {
  /** For each title word, which of the search's lexemes it is, one bit each. */
  words: Int32Array;
  /** The same for the words of each skill's name. */
  skills: Int32Array;
};
