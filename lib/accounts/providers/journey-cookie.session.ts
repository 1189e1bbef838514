import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/platform/env";
import { hostCookieName } from "@/lib/shared/areas";
import { JOURNEY_SECONDS } from "./schema";

const name = () => hostCookieName("journey", env().SITE_URL);

/** The token of this browser's journey, or "". It is untrusted input. */
export async function readJourneyToken(): Promise<string> {
  return (await cookies()).get(name())?.value ?? "";
}

/** Sets the cookie with the token; scripts can't read it, and the provider's redirect brings it. */
export async function keepJourneyToken(token: string): Promise<void> {
  (await cookies()).set(name(), token, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env().SITE_URL.startsWith("https://"),
    maxAge: JOURNEY_SECONDS,
  });
}

/** Removes the cookie. */
export async function forgetJourneyToken(): Promise<void> {
  (await cookies()).delete({ name: name(), path: "/" });
}
