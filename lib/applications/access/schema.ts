/** Openings of one résumé by one person within this time are one view. */
export const VIEW_MINUTES = 10;
