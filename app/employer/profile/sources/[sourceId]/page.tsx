import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { SourcePage } from "@/components/sources/source-page";
import { requireEmployer } from "@/lib/accounts/session";
import { isId } from "@/lib/shared/ids";
import { findOwnerState } from "@/lib/sources/owned/owners.queries";
import { findCompanySource } from "@/lib/sources/queries";
import "@/app/sheets/sources.css";

type Props = PageProps<"/employer/profile/sources/[sourceId]">;

/** The source, of any company that the person may post for. */
async function find({ params }: Props) {
  const actor = await requireEmployer();
  const { sourceId } = await params;
  return isId(sourceId) ? findCompanySource(actor, sourceId) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (!found) return missingMetadata("Source not found");
  return { title: `${found.source.name} – Employer`, robots: { index: false } };
}

export default async function CompanySource(props: Props) {
  const found = await find(props);
  if (!found) {
    return (
      <MissingPage
        title="Source not found"
        text="It may have been deleted, or it isn't your company's."
        back={{ href: "/employer/profile/sources", label: "Career Site" }}
      />
    );
  }
  const { companyId, source } = found;
  const { barred } = await findOwnerState(companyId);
  return (
    <SourcePage
      source={source}
      now={new Date()}
      apiPath={`/api/companies/${companyId}/sources`}
      listPath={`/employer/profile/sources?company=${companyId}`}
      barred={barred}
    />
  );
}
