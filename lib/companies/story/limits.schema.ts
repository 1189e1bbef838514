// Without zod, because the browser checks these limits too.

export const MOST_REASONS = 4;
export const MOST_BENEFITS = 12;
export const TAGLINE_MAX = 160;
export const REASON_TITLE_MAX = 60;
export const REASON_TEXT_MAX = 240;
export const BENEFIT_MAX = 120;
export const QUOTE_MAX = 400;
export const QUOTE_NAME_MAX = 80;
