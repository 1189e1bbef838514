import { dictionary } from "@zxcvbn-ts/language-common";
import type { UserType } from "@/lib/shared/areas";
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from "../schema";

const COMMON = new Set(dictionary["passwords-common"]);
// Shorter words occur in too many good passwords by chance.
const OWN_WORD_LENGTH = 4;

type ChosenPassword = {
  password: string;
  /** The password typed a second time, where the form asks for it. */
  confirmPassword?: string | undefined;
  email: string;
  username: string;
  userType: UserType;
};

/** The parts of an email address and a name that someone might build a password from. */
function ownWords({ email, username }: ChosenPassword): string[] {
  return [email, email.split("@")[0] ?? "", username, ...username.split(/[._ -]/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= OWN_WORD_LENGTH);
}

/** The length in characters as a reader counts them. */
function lengthOf(password: string): number {
  return [...password].length;
}

/**
 * What is wrong with a new password, and in which field; `null` if nothing is. Checked in the order
 * of the specification (section 5), the confirmation and then the length. After those come our own
 * rules, following NIST 800-63B: not a common password, nor one made from the user's own name, and
 * at least 12 characters for admins.
 */
export function passwordDefect(
  chosen: ChosenPassword,
): { field: "password" | "confirmPassword"; message: string } | null {
  const { password, confirmPassword, userType } = chosen;
  if (confirmPassword !== undefined && confirmPassword !== password) {
    return { field: "confirmPassword", message: "Passwords do not match" };
  }
  const least = userType === "admin" ? ADMIN_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH;
  if (lengthOf(password) < least) {
    return {
      field: "password",
      message: `Password must be at least ${least} characters long`,
    };
  }
  const small = password.toLowerCase();
  if (COMMON.has(small)) {
    return {
      field: "password",
      message: "This password is too common. Choose one that's harder to guess.",
    };
  }
  if (ownWords(chosen).some((word) => small.includes(word))) {
    return {
      field: "password",
      message: "Choose a password that doesn't contain your user name or email address.",
    };
  }
  return null;
}
