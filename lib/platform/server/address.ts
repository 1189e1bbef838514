import "server-only";
import { headers } from "next/headers";
import { PATH_HEADER } from "@/lib/shared/page-headers";

/** The requested path and query, which Next tells neither layouts nor guards. */
export async function readAddress(): Promise<string> {
  return (await headers()).get(PATH_HEADER) ?? "/";
}

/** Only the path. */
export async function readPath(): Promise<string> {
  return (await readAddress()).split("?", 1)[0] ?? "/";
}
