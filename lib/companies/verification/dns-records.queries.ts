import "server-only";
import { Resolver } from "node:dns/promises";
import { keyedHash } from "@/lib/platform/security/secrets";
import { recordOf } from "./dns-records";

/** Reads a domain's TXT records; throws what node:dns throws. */
export type ReadRecords = (domain: string) => Promise<string[][]>;

const TIMEOUT_MS = 3000;

/** The domain's TXT records from the machine's own resolver. */
export const readRecords: ReadRecords = (domain) =>
  new Resolver({ timeout: TIMEOUT_MS, tries: 2 }).resolveTxt(domain);

/** What the TXT record of this proof must say. It can't be worked out from the database alone. */
export function expectedRecord(verificationId: string): string {
  return recordOf(keyedHash(verificationId, "domain record"));
}
