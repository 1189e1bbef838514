export const MAX_TAGS = 8;
