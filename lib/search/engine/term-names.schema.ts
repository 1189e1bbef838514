/** What a number of the index stands for: its slug or the city's id, and what it is called. */
export type NamedNumber = {
  kind: "company" | "skill" | "city";
  number: number;
  value: string;
  label: string;
};

/** The number of a lexeme as a word of titles, and the skills in whose names it stands. */
export type LexemeNumbers = { lexeme: string; word: number | null; skills: number[] };

/** The words and skills that rank documents, by their numbers in the index. */
export type Marks = {
  /** For each word of titles, which of the search's lexemes it is, a bit each. */
  words: Int32Array;
  /** The same for the words of a skill's name together. */
  skills: Int32Array;
};
