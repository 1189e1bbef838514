import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/platform/env";
import { hostCookieName } from "@/lib/shared/areas";
import { KNOWN_SECONDS } from "./known-devices.commands";

const name = () => hostCookieName("devices", env().SITE_URL);

/** The cookie with which this browser claims to be known to accounts. It is untrusted input. */
export async function readKnownDevices(): Promise<string> {
  return (await cookies()).get(name())?.value ?? "";
}

/** Sets the cookie that `rememberDevice` made; scripts can't read it. */
export async function keepKnownDevices(value: string): Promise<void> {
  (await cookies()).set(name(), value, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env().SITE_URL.startsWith("https://"),
    maxAge: KNOWN_SECONDS,
  });
}
