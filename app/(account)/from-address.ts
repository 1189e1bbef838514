import { areaOf, homeOf, ownPath, type UserType } from "@/lib/shared/areas";
import { type Parameters, readCode } from "@/lib/shared/parameters";

const TYPES: readonly UserType[] = ["job_seeker", "employer", "admin"];

/** The address that a login or sign-up leads back to; `null` if there is none. */
export function readFrom(parameters: Parameters): string | null {
  return ownPath([parameters["from"]].flat()[0]);
}

/**
 * The account type that a visitor probably wants: the one named in the link, or the one needed for
 * the page they tried to open.
 */
export function readUserType(parameters: Parameters): UserType {
  const named = TYPES.find((type) => type === readCode(parameters, "type"));
  const path = readFrom(parameters)?.split(/[?#]/)[0] ?? "";
  return named ?? areaOf(path)?.allows[0] ?? "job_seeker";
}

/** Where a signed-in person who opens the login goes instead. */
export function pathForSignedIn(userType: UserType, from: string | null): "/app" {
  return (from ?? homeOf(userType)) as "/app";
}

/** Keeps the address to return to in the link between the two forms. */
export function keepFrom(path: "/login" | "/signUp", parameters: Parameters): string {
  const kept = new URLSearchParams();
  const from = readFrom(parameters);
  if (from) kept.set("from", from);
  if (parameters["type"] !== undefined) kept.set("type", readUserType(parameters));
  return kept.size > 0 ? `${path}?${kept}` : path;
}
