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

/**
 * The stated values, by name. So a field added to postings later changes no hash of postings
 * without it.
 */
function statedIn(content: HashedContent["content"]): [name: string, value: unknown][] {
  const { customFields, ...others } = content;
  // By their keys, because an admin may change the names.
  const own = customFields.map(({ key, value }): [string, unknown] => [`custom ${key}`, value]);
  return [...Object.entries(others), ...own]
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The hash by which an import recognises an unchanged posting. */
export function hashOf(
  { content, company, ended, oldAddresses }: HashedContent,
  posted: StatedDate | null,
  opens: StatedDate | null = null,
): string {
  const opensWhenPosted = JSON.stringify(opens) === JSON.stringify(posted);
  const stated = [statedIn(content), posted, company];
  // A posting without these keeps the hash that it had before they existed.
  const besides = [
    ...(ended ? [ended.status, ended.at.toISOString()] : []),
    ...oldAddresses.map(({ key }) => key),
    // As posted then, it stays the same once its day has come.
    ...(opens && !opensWhenPosted ? [JSON.stringify(opens)] : []),
  ];
  return digest(JSON.stringify(besides.length > 0 ? [...stated, besides] : stated));
}
