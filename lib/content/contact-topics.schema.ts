// By itself, so that the form of a page needs nothing else of the schema.

/** What people write about. */
export const TOPICS = {
  question: "A question",
  problem: "Something doesn't work",
  job: "A job posting",
  company: "A company",
  decision: "A decision I want reviewed",
  data: "My account or my data",
  press: "Press",
  other: "Something else",
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];
