// A number as people write it: digits with the signs that group them, and "+" or "(" before them.
const WRITTEN = /^[+(]*\d[\d\s()./+-]*$/;
// The shortest numbers that people can be called at have six digits; ITU-T E.164 allows 15.
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** What to say about a text that isn't a phone number. */
export const PHONE_REFUSAL = "Enter a phone number such as +44 20 7946 0000";

/** Whether a text could be a phone number, or is empty. */
export function isPhoneNumber(text: string): boolean {
  const written = text.trim();
  if (written === "") return true;
  const digits = written.replace(/\D/g, "").length;
  return WRITTEN.test(written) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
