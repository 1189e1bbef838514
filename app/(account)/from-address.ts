import { areaOf, homeOf, ownPath, type UserType } from "@/lib/shared/areas";
import { type Parameters, readCode } from "@/lib/shared/parameters";

const TYPES: readonly UserType[] = ["job_seeker", "employer", "admin"];

/** Where the address of a login or sign-up leads back to; `null` when it says nothing. */
export function readFrom(parameters: Parameters): string | null {
  return ownPath([parameters["from"]].flat()[0]);
}

/**
 * What somebody probably uses the site as: as the link said that brought them, or as the page asks
 * for that they wanted to open.
 */
export function readUserType(parameters: Parameters): UserType {
  const named = TYPES.find((type) => type === readCode(parameters, "type"));
  const path = readFrom(parameters)?.split(/[?#]/)[0] ?? "";
  return named ?? areaOf(path)?.allows[0] ?? "job_seeker";
}

/** Where a signed-in person goes on who opens the login. */
export function onwards(userType: UserType, from: string | null): "/app" {
  return (from ?? homeOf(userType)) as "/app";
}

/** The same way back, for the link from one of the two forms to the other. */
export function keepFrom(path: "/login" | "/signUp", parameters: Parameters): string {
  const kept = new URLSearchParams();
  const from = readFrom(parameters);
  if (from) kept.set("from", from);
  if (parameters["type"] !== undefined) kept.set("type", readUserType(parameters));
  return kept.size > 0 ? `${path}?${kept}` : path;
}
