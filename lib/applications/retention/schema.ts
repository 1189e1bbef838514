/** How long after the decision what an applicant said and sent is kept (security.md, 3c). */
export const DETAILS_MONTHS = 6;
