import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { SourcePage } from "@/components/sources/source-page";
import { requireAdmin } from "@/lib/accounts/session";
import { findSource } from "@/lib/sources/queries";
import "@/app/sheets/charts.css";

type Props = PageProps<"/admin/sources/[sourceId]">;

async function find({ params }: Props) {
  return findSource(await requireAdmin(), (await params).sourceId);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const source = await find(props);
  if (!source) return missingMetadata("Source not found");
  return { title: `${source.name} – Admin`, robots: { index: false } };
}

export default async function AdminSourcePage(props: Props) {
  const source = await find(props);
  if (!source) {
    return (
      <MissingPage
        title="Source not found"
        text="It may have been deleted, or the address is mistyped."
        back={{ href: "/admin/sources", label: "Sources" }}
      />
    );
  }
  return (
    <SourcePage
      source={source}
      now={new Date()}
      apiPath="/api/admin/sources"
      listPath="/admin/sources"
    />
  );
}
