/** How what somebody sent meets what a job asks for. */
export type Match = {
  /** Skills of the posting that the résumé names, in the posting's order. */
  found: string[];
  missing: string[];
};
