import type { Metadata } from "next";
import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { MissingPage } from "@/components/content/missing-page";
import { EmbedBuilder } from "@/components/embedding/embed-builder.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { parseSearchQuery } from "@/lib/search/search-query";
import { readEmbedLook, readEmbedTarget } from "@/lib/syndication/embedding/options";
import { findEmbeddedJobs } from "@/lib/syndication/embedding/queries";
import "@/app/sheets/embedding.css";

type Props = PageProps<"/embed">;

const NAME = "Jobs on your site";

const find = readOnce(async ({ searchParams }: Props) => {
  const parameters = await searchParams;
  const look = readEmbedLook(parameters);
  const target = readEmbedTarget(parameters, parseSearchQuery(parameters));
  return { look, target, found: await findEmbeddedJobs(target, look.count) };
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found, target } = await find(props);
  if (!found) return missingMetadata("Jobs not found");
  const isPlain = "search" in target && found.pagePath === "/search-results";
  return pageMetadata({
    title: isPlain ? NAME : `${found.title} on your site`,
    description: "Put a list of open jobs on your own site. It keeps itself up to date.",
    path: "/embed",
    isHidden: !isPlain,
  });
}

export default async function EmbedPage(props: Props) {
  const { look, target, found } = await find(props);
  if (!found) {
    return (
      <MissingPage
        title="Jobs not found"
        text="The company or the job may have left, or the address is mistyped."
        back={{ href: "/jobs", label: "All jobs" }}
      />
    );
  }
  const { title, pagePath } = found;
  return (
    <div className="wrap embed-page">
      <BackLink href={pagePath}>{title}</BackLink>
      <div className="page-head">
        <h1>Put these jobs on your site</h1>
      </div>
      <p className="embed-lede">
        <b dir="auto">{title}</b>, always as they are here: a job that opens is added and one that
        closes is gone, without your doing. Free, and without cookies.
      </p>
      <EmbedBuilder
        target={target}
        title={title}
        pagePath={pagePath}
        look={look}
        siteAccent={settingGroup("appearance").accent}
        site={{ name: site().name, url: site().url }}
      />
    </div>
  );
}
