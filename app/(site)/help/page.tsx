import { textMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { findPage } from "@/lib/content/pages/queries";
import "@/app/sheets/content.css";

export async function generateMetadata() {
  return textMetadata(await findPage("help"));
}

export default async function HelpPage() {
  const page = await findPage("help");
  return <ContentPage page={page} />;
}
