import type { Route } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { BlogPage } from "@/components/content/blog-page";
import { JsonLd } from "@/components/site/json-ld";
import { blogHref } from "@/lib/content/blog/posts";
import { listPosts } from "@/lib/content/blog/posts.queries";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { type Parameters, readNumber, readText } from "@/lib/shared/parameters";
import { blogMarkup } from "@/lib/structured-data/articles";
import { blogFeedAlternates } from "@/lib/syndication/blog-feed";
import { offeredMetadata, offeredPage } from "../offered-page";
import "@/app/sheets/content.css";

type Props = PageProps<"/Blogs">;

const MOST_PAGES = 1000;
const MAX_TAG = 40;

function readList(parameters: Parameters): { tag: string | null; page: number } {
  const tag = readText(parameters, "tag", MAX_TAG).toLowerCase() || null;
  return { tag, page: Math.max(1, readNumber(parameters, "page", { max: MOST_PAGES }) ?? 1) };
}

export const generateMetadata = offeredMetadata("blog", async ({ searchParams }: Props) => {
  const { tag, page } = readList(await searchParams);
  const { total } = await listPosts(tag, page);
  const of = tag === null ? "" : ` about ${tag}`;
  return pageMetadata({
    title: `Blogs${of}${page > 1 ? ` (page ${page})` : ""}`,
    description: `Articles${of || " about looking for work and about hiring"}.`,
    path: blogHref({ tag, page }),
    isHidden: total === 0,
    feeds: blogFeedAlternates(site()),
  });
});

export default offeredPage("blog", async ({ searchParams }: Props) => {
  const { tag, page } = readList(await searchParams);
  const list = await listPosts(tag, page);
  if (page > Math.max(1, list.pageCount)) redirect(blogHref({ tag }) as Route);
  return (
    <>
      <JsonLd value={blogMarkup(list.posts, site())} />
      <BlogPage words={settingGroup("words")} list={list} tag={tag} />
    </>
  );
});
