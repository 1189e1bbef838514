/** How well an application meets what a job asks for. */
export type SkillMatch = {
  /** Skills of the posting that the resume names, in the posting's order. */
  found: string[];
  missing: string[];
};
