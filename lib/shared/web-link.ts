/** The longest address of a link that anybody may store. */
export const LINK_MAX_LENGTH = 2048;

// What stands for a machine nearby, whoever asks (RFC 6761, 6762, 8375, and common use).
const NEARBY =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * Whether a host, as `URL` gives it, can be one that everybody reaches: a name of several parts of
 * which the last is no number. Numbers however spelt (127.1, 0x7f000001, [::1]) are none, nor are names
 * that every network has for itself.
 */
function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return /^(?:[^.]+\.)+[a-z][a-z0-9-]*$/.test(name) && !NEARBY.test(name);
}

/**
 * Whether somebody's text is the full address of a page that everybody could open: http or https,
 * a public host by its name, no user name or password. Nothing else may become a link.
 */
export function isWebLink(text: string): boolean {
  if (text.length > LINK_MAX_LENGTH || !/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "") return false;
  return isPublicHost(url.hostname);
}
