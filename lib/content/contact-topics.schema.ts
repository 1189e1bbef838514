// In a file of its own, so that a page's form loads nothing else of the schema.

/** The topics of contact messages. */
export const TOPICS = {
  question: "A question",
  problem: "Something doesn't work",
  job: "A job",
  company: "A company",
  decision: "A decision I want reviewed",
  data: "My account or my data",
  press: "Press",
  other: "Something else",
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];
