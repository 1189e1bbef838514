/**
 * Reads an address, on a base if it is given; `null` if it can't be read.
 *
 * `URL.canParse` isn't used anywhere: after some thousand calls in one process, Node.js 20 compiles
 * it to code that takes Latin-1 for UTF-8, and it then refuses hosts such as müller.de.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The longest link address that can be stored. */
export const LINK_MAX_LENGTH = 2048;

// Names that mean a nearby machine for everyone (RFC 6761, 6762, 8375, and common use).
const NEARBY =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * Whether a host, as `URL` gives it, can be one that everyone reaches: a name of several parts
 * whose last isn't a number. Numbers in any form (127.1, 0x7f000001, [::1]) are not, nor are names
 * that every network has for itself.
 */
function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return /^(?:[^.]+\.)+[a-z][a-z0-9-]*$/.test(name) && !NEARBY.test(name);
}

/**
 * Whether a user's text is the full address of a page that everyone could open: http or https, a
 * public host name, no user name or password. Nothing else may become a link.
 */
export function isWebLink(text: string): boolean {
  if (text.length > LINK_MAX_LENGTH || !/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text)) return false;
  const url = parseUrl(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return isPublicHost(url.hostname);
}
