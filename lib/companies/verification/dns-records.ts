const PREFIX = "jobharbor-verification=";

/** What a domain's TXT record must say. */
export function recordOf(token: string): string {
  return `${PREFIX}${token}`;
}

/** Whether one of a domain's TXT records, each given in chunks, says this. */
export function hasRecord(records: readonly (readonly string[])[], wanted: string): boolean {
  return records.some((chunks) => chunks.join("").trim() === wanted);
}
