/** A posting that was written to measure the risk score: its title and its text. */
export type Written = readonly [title: string, description: string];
