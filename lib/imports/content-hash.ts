import type { JobEnd } from "@/lib/jobs/lifecycle";
import type { JobContent } from "@/lib/jobs/schema";
import { type DraftPosting, digest } from "./draft-postings";
import type { StatedDate } from "./fields/dates";

type HashedContent = {
  content: Omit<JobContent, "companyId">;
  company: DraftPosting["company"];
  ended: JobEnd | null;
  oldAddresses: readonly { key: string }[];
};

/** What is stated, by name: a field that postings get later changes no hash of those without. */
function statedIn(content: HashedContent["content"]): [name: string, value: unknown][] {
  const { customFields, ...others } = content;
  // Not by the words, which an admin may change.
  const own = customFields.map(({ key, value }): [string, unknown] => [`custom ${key}`, value]);
  return [...Object.entries(others), ...own]
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** By what an import recognises that a posting hasn't changed. */
export function hashOf(
  { content, company, ended, oldAddresses }: HashedContent,
  posted: StatedDate | null,
): string {
  const stated = [statedIn(content), posted, company];
  // A posting that says nothing of these keeps the hash that it had before there were any.
  const besides = [
    ...(ended ? [ended.status, ended.at.toISOString()] : []),
    ...oldAddresses.map(({ key }) => key),
  ];
  return digest(JSON.stringify(besides.length > 0 ? [...stated, besides] : stated));
}
