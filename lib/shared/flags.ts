const ACCENTS = 12;
const FLAGS = 8;

/** FNV-1a of a text: short, not secret, and the same on every machine. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  return value >>> 0;
}

/**
 * The signal flag for a name without a logo: accent 1 to 12, geometry 1 to 8, and its first letter.
 */
export function flagOf(name: string): { accent: number; flag: number; letter: string } {
  const value = hashText(name);
  return {
    accent: (value % ACCENTS) + 1,
    flag: ((value >>> 8) % FLAGS) + 1,
    letter: [...name.trim()][0]?.toLocaleUpperCase("en") ?? "",
  };
}
