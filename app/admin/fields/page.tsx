import type { Metadata } from "next";
import { FieldList } from "@/components/administration/custom-fields/field-list.client";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { requireAdmin } from "@/lib/accounts/session";
import { countStated, listFields } from "@/lib/administration/custom-fields/queries";
import { MOST_FIELDS } from "@/lib/shared/setting-groups/custom-fields";
import "@/app/sheets/categories-and-boards.css";

export const metadata: Metadata = { title: "Custom fields – Admin", robots: { index: false } };

export default async function CustomFieldsPage() {
  const actor = await requireAdmin();
  const [fields, stated] = await Promise.all([listFields(actor), countStated(actor)]);
  const isFull = fields.length >= MOST_FIELDS;
  return (
    <div className="wrap analytics pb-20">
      <div className="analytics-head">
        <div>
          <h1>Custom fields</h1>
          <p>
            What jobs state on your site besides the usual, in this order: in the job form, on its
            page and card, and in the filters of a search.
          </p>
        </div>
        {!isFull && fields.length > 0 && (
          <LinkButton href="/admin/fields/new" variant="primary">
            Add a Field
          </LinkButton>
        )}
      </div>
      {isFull && (
        <p>There are {MOST_FIELDS} fields, as many as can be. Delete one to add another.</p>
      )}
      {fields.length === 0 ? (
        <EmptyState
          title="No fields of your own yet"
          text="A kitchen's shift, a school's grade, a driver's licence: add what people on your site look for."
        >
          <LinkButton href="/admin/fields/new" variant="primary">
            Add a Field
          </LinkButton>
        </EmptyState>
      ) : (
        <FieldList fields={fields} stated={Object.fromEntries(stated)} />
      )}
    </div>
  );
}
