import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";
import type { Digest, DigestSection } from "./digest.queries";
import type { MailReader } from "./telling.commands";

function toSection(site: Site, { jobTitle, jobId, lines, rest }: DigestSection) {
  const shown = lines.map(({ text, path }) => ({ text, url: absolute(site, path) }));
  const list = jobId ? `/employer/applications?jobId=${jobId}` : "/employer";
  const more = { text: `And ${formatNumber(rest)} more`, url: absolute(site, list) };
  return { title: jobTitle ?? "Your team", lines: rest > 0 ? [...shown, more] : shown };
}

/** What came for a company in a day, job by job. */
export function companyDigest(
  site: Site,
  { name, stopUrl, digest }: MailReader & { digest: Digest },
): MailContent {
  const { companyName, count, sections } = digest;
  const news = plural(count, {
    one: "{count} update",
    other: "{count} updates",
  });
  return layOut(
    {
      subject: `Daily digest for ${companyName}: ${news}`,
      name,
      paragraphs: ["Here's what's new since your last digest."],
      sections: sections.map((section) => toSection(site, section)),
      action: { label: "Open your dashboard", url: absolute(site, "/employer") },
      after: [],
      preferencesUrl: absolute(site, "/app/settings#company-news"),
      ...(stopUrl ? { stopUrl } : {}),
    },
    site,
  );
}
