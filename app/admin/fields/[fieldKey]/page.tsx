import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { readOnce } from "@/app/read-once";
import { FieldActs } from "@/components/administration/custom-fields/field-acts";
import { FieldForm } from "@/components/administration/custom-fields/field-form.client";
import { MissingPage } from "@/components/content/missing-page";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireAdmin } from "@/lib/accounts/session";
import { countChoices, countStated, listFields } from "@/lib/administration/custom-fields/queries";
import "@/app/sheets/categories-and-boards.css";

type Props = PageProps<"/admin/fields/[fieldKey]">;

const find = readOnce(async ({ params }: Props) => {
  const actor = await requireAdmin();
  const { fieldKey } = await params;
  const field = (await listFields(actor)).find(({ key }) => key === fieldKey);
  return field ? { field, actor } : null;
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (!found) return missingMetadata("Field not found");
  return { title: `${found.field.name} – Admin`, robots: { index: false } };
}

export default async function CustomFieldPage(props: Props) {
  const found = await find(props);
  if (!found) {
    return (
      <MissingPage
        title="Field not found"
        text="It may have been deleted, or the address is mistyped."
        back={{ href: "/admin/fields", label: "Custom fields" }}
      />
    );
  }
  const { field, actor } = found;
  const [jobs, stated] = await Promise.all([countStated(actor), countChoices(field.key)]);
  return (
    <div className="wrap analytics pb-20">
      <BackLink href="/admin/fields">Custom fields</BackLink>
      <div className="analytics-head">
        <h1 dir="auto">{field.name}</h1>
      </div>
      <FieldForm key={JSON.stringify(field)} field={field} stated={stated} />
      <FieldActs field={field} jobs={jobs.get(field.key) ?? 0} />
    </div>
  );
}
