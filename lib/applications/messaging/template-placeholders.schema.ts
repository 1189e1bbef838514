/** The placeholders that a template can contain, each in braces. */
export const PLACEHOLDERS = ["first name", "name", "job", "company", "sender"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
