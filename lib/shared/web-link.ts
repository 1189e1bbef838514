/** The longest address of a link that anybody may store. */
export const LINK_MAX_LENGTH = 2048;

/**
 * Whether somebody's text is the full address of a page that everybody could open: http or https,
 * a public host by its name, no user name or password. Nothing else may become a link.
 */
export function isWebLink(text: string): boolean {
  if (text.length > LINK_MAX_LENGTH || !/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return false;
  // The last label begins with a letter: no number is an address of a page.
  return /[^.]\.[a-z][a-z0-9-]*$/i.test(url.hostname);
}
