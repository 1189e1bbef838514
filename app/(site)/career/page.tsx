import { textMetadata } from "@/app/page-metadata";
import { ContentPage, UnpublishedPage } from "@/components/content/content-page";
import { findPage } from "@/lib/content/pages/queries";
import "@/app/sheets/content.css";

export async function generateMetadata() {
  return textMetadata(await findPage("career"));
}

export default async function CareerPage() {
  const page = await findPage("career");
  if (!page.isPublished) return <UnpublishedPage title="Career advice should be here" />;
  return <ContentPage page={page} />;
}
