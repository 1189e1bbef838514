import "server-only";
import { headers } from "next/headers";
import { PATH_HEADER } from "@/lib/shared/page-headers";

/** The path and query that were asked for; a layout and a guard are told neither by Next. */
export async function readAddress(): Promise<string> {
  return (await headers()).get(PATH_HEADER) ?? "/";
}

/** The path alone. */
export async function readPath(): Promise<string> {
  return (await readAddress()).split("?", 1)[0] ?? "/";
}
