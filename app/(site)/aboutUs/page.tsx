import { textMetadata } from "@/app/page-metadata";
import { ContentPage, UnpublishedPage } from "@/components/content/content-page";
import { findPage } from "@/lib/content/pages/queries";
import "@/app/sheets/content.css";

export async function generateMetadata() {
  return textMetadata(await findPage("about"));
}

export default async function AboutPage() {
  const page = await findPage("about");
  if (!page.isPublished) return <UnpublishedPage title="about us comp is here" />;
  return <ContentPage page={page} />;
}
