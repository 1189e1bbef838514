// Limits that forms check in the browser too. They stand apart from the schemas, which would bring
// zod into the page's scripts.

export const MESSAGE_MAX_LENGTH = 5000;
/** Of a letter's subject. */
export const SUBJECT_MAX_LENGTH = 150;
/** Of a note that an employer's team keeps about an applicant. */
export const NOTE_MAX_LENGTH = 5000;
export const TAG_MAX_LENGTH = 40;
/** Of why an owner had a hidden name shown. */
export const SHOWN_NAME_REASON_MAX = 500;
/** Of the headline and the place of someone who is added by hand. */
export const ADDED_LINE_MAX = 120;
/** How many tags an applicant can have. */
export const TAGS_MAX = 20;

// How long after its end an application's content may be kept (security.md, 3c): the site's setting
// applies until a company chooses what the law where it hires requires.
export const SHORTEST_MONTHS = 1;
export const LONGEST_MONTHS = 24;

/** How many views of a company's applications someone can save. */
export const VIEWS_MAX = 12;
/** Applications of a saved view are counted up to this number. */
export const MOST_COUNTED = 999;
export const VIEW_NAME_MAX = 40;
