import { pageMetadata } from "@/app/page-metadata";
import { SitemapPage } from "@/components/content/sitemap-page";
import { listPostAddresses } from "@/lib/content/blog/posts.queries";
import { listPublishedPages } from "@/lib/content/pages/queries";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import { settingGroup } from "@/lib/platform/settings";
import "@/app/sheets/content.css";

export function generateMetadata() {
  return pageMetadata({
    title: "Sitemap",
    description: "Every part of this site, its articles, and its jobs by category and place.",
    path: "/sitemap",
  });
}

// Older ones can be found from the blog itself.
const ARTICLES = 100;

export default async function SitemapScreen() {
  const [landings, posts, pages] = await Promise.all([
    listLandings(),
    listPostAddresses(),
    listPublishedPages(),
  ]);
  const articles = posts.slice(0, ARTICLES).map(({ slug, title }) => ({ slug, title }));
  const shown = pages.map(({ path }) => path);
  const features = settingGroup("features");
  return <SitemapPage landings={landings} posts={articles} texts={shown} features={features} />;
}
