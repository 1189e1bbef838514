/** A posting that was written to measure the risk score: its title and its text. */
export type WrittenPosting = readonly [title: string, description: string];
