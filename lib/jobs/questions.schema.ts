/** The kinds of question that a posting may ask its applicants. */
export const QUESTION_KINDS = ["text", "choice", "yes_no", "number"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question as its employer writes it. */
export type QuestionContent = {
  kind: QuestionKind;
  text: string;
  isRequired: boolean;
  /** Of a choice, what one can choose; else empty. */
  choices: string[];
  /**
   * A knock-out: the only answers the employer takes, `yes` or `no` of a yes_no and choices of a
   * choice. Empty when it takes any.
   */
  accepted: string[];
  /** A knock-out of a number: the least the employer takes. */
  minimum: number | null;
};

/** A question as it is asked. */
export type JobQuestion = QuestionContent & { id: string };

/** The answers of a yes_no, with their words. */
export const YES_NO = { yes: "Yes", no: "No" } as const;
