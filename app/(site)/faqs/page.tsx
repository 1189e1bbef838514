import { textMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { JsonLd } from "@/components/site/json-ld";
import { findPage } from "@/lib/content/pages/queries";
import { faqMarkup } from "@/lib/structured-data/articles";
import "@/app/sheets/content.css";

export async function generateMetadata() {
  return textMetadata(await findPage("faqs"));
}

export default async function FaqsPage() {
  const page = await findPage("faqs");
  return (
    <>
      <JsonLd value={faqMarkup(page.faqs)} />
      <ContentPage page={page} />
    </>
  );
}
