const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a text can be one of our ids. Anything else must not reach the database, which would
 * fail.
 */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/**
 * A random text of `length` characters from the alphabet, which may have up to 256; each is equally
 * likely. Suitable for secrets.
 */
export function randomText(length: number, alphabet: string): string {
  const fair = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
