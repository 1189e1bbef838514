import { pageMetadata } from "@/app/page-metadata";
import { SitemapPage } from "@/components/content/sitemap-page";
import { listLandings } from "@/lib/jobs/landings/queries";

export function generateMetadata() {
  return pageMetadata({
    title: "Sitemap",
    description: "Every part of this site, and its jobs by category and place.",
    path: "/sitemap",
  });
}

export default async function SitemapScreen() {
  return <SitemapPage landings={await listLandings()} />;
}
