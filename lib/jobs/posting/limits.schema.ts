// Apart from the shapes, because forms use them too and zod would come along.

export const TITLE_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const MOST_QUESTIONS = 20;
