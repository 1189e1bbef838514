import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";

/**
 * The problems with a form's email address, by field. The browser knows what an address looks like.
 */
export function emailErrors(form: HTMLFormElement): FieldErrors {
  const input = form.elements.namedItem("email");
  if (!(input instanceof HTMLInputElement)) return {};
  if (input.validity.valueMissing) return { email: "Email address is required" };
  if (input.validity.valid) return {};
  return { email: "Enter an email address such as name@example.com" };
}

/**
 * The problems with a new password, by field, in the specification's order (section 5): the
 * confirmation, then the length. The server checks the rest.
 */
export function newPasswordErrors(values: FormValues, least: number): FieldErrors {
  const { password = "", confirmPassword = "" } = values;
  if (password !== confirmPassword) return { confirmPassword: "Passwords do not match" };
  if ([...password].length >= least) return {};
  return { password: `Password must be at least ${least} characters long` };
}

type Strength = "short" | "fair" | "strong";

const STRONG_LENGTH = 12;
// A word typed repeatedly is long but no stronger.
const STRONG_LETTERS = 6;

/** How hard a password is to guess, judging by its length and variety. */
export function strengthOf(password: string, least: number): Strength {
  const characters = [...password];
  if (characters.length < least) return "short";
  const isLong = characters.length >= STRONG_LENGTH;
  return isLong && new Set(characters).size >= STRONG_LETTERS ? "strong" : "fair";
}
