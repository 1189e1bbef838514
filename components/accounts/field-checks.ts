import type { FieldErrors, Values } from "@/components/ui/use-submission.client";

/** What is wrong with the email address of a form, by field. The browser knows what one looks like. */
export function emailErrors(form: HTMLFormElement): FieldErrors {
  const input = form.elements.namedItem("email");
  if (!(input instanceof HTMLInputElement)) return {};
  if (input.validity.valueMissing) return { email: "Email address is required" };
  if (input.validity.valid) return {};
  return { email: "Enter an email address such as name@example.com" };
}

/**
 * What is wrong with a new password, by field, in the specification's order (section 5): the
 * confirmation, then the length. The server knows the rest.
 */
export function newPasswordErrors(values: Values, least: number): FieldErrors {
  const { password = "", confirmPassword = "" } = values;
  if (password !== confirmPassword) return { confirmPassword: "Passwords do not match" };
  if ([...password].length >= least) return {};
  return { password: `Password must be at least ${least} characters long` };
}

type Strength = "short" | "fair" | "strong";

const STRONG_LENGTH = 12;
// A word typed over and over is long and no better.
const STRONG_LETTERS = 6;

/** How hard a password is to guess, as far as its length and variety tell. */
export function strengthOf(password: string, least: number): Strength {
  const characters = [...password];
  if (characters.length < least) return "short";
  const isLong = characters.length >= STRONG_LENGTH;
  return isLong && new Set(characters).size >= STRONG_LETTERS ? "strong" : "fair";
}
