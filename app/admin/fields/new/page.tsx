import type { Metadata } from "next";
import { FieldForm } from "@/components/administration/custom-fields/field-form.client";
import { BackLink } from "@/components/ui/navigation/back-link";
import { requireAdmin } from "@/lib/accounts/session";
import "@/app/sheets/categories-and-boards.css";

export const metadata: Metadata = { title: "New field – Admin", robots: { index: false } };

export default async function NewFieldPage() {
  await requireAdmin();
  return (
    <div className="wrap analytics pb-20">
      <BackLink href="/admin/fields">Custom fields</BackLink>
      <div className="analytics-head">
        <h1>New field</h1>
      </div>
      <FieldForm field={null} stated={{}} />
    </div>
  );
}
