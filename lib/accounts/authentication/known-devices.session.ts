import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/platform/env";
import { hostCookieName } from "@/lib/shared/areas";
import { KNOWN_SECONDS } from "./known-devices.commands";

const name = () => hostCookieName("devices", env().SITE_URL);

/** What this browser says of the accounts that know it; anything may stand in it. */
export async function readKnownDevices(): Promise<string> {
  return (await cookies()).get(name())?.value ?? "";
}

/** Has the browser keep what `rememberDevice` made; no script reads it. */
export async function keepKnownDevices(value: string): Promise<void> {
  (await cookies()).set(name(), value, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env().SITE_URL.startsWith("https://"),
    maxAge: KNOWN_SECONDS,
  });
}
