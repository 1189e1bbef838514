/** What a number of the index stands for: its slug or the city's id, and what it is called. */
export type Named = {
  kind: "company" | "skill" | "city";
  number: number;
  value: string;
  label: string;
};

/** The number of a lexeme as a word of titles, and the skills in whose names it stands. */
export type Standing = { lexeme: string; word: number | null; skills: number[] };
