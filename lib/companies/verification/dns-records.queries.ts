import "server-only";
import { Resolver } from "node:dns/promises";
import { keyedHash } from "@/lib/platform/security/secrets";
import { recordOf } from "./dns-records";

/** Reads a domain's TXT records; throws as node:dns does. */
export type ReadRecords = (domain: string) => Promise<string[][]>;

const TIMEOUT_MS = 3000;

/** The domain's TXT records, as the machine's own resolver knows them. */
export const readRecords: ReadRecords = (domain) =>
  new Resolver({ timeout: TIMEOUT_MS, tries: 2 }).resolveTxt(domain);

/** What the TXT record of this proof must say: the database alone cannot tell. */
export function wantedRecord(verificationId: string): string {
  return recordOf(keyedHash(verificationId, "domain record"));
}
