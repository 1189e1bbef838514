import { ActionButton } from "@/components/ui/action.client";
import { plural } from "@/lib/shared/plural";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";

/** Stops asking for a field, or deletes it. */
export function FieldActs({ field, jobs }: { field: CustomField; jobs: number }) {
  const path = `/api/admin/custom-fields/${field.key}`;
  const lost = plural(jobs, {
    one: "{count} job states it, and will no longer show it.",
    other: "{count} jobs state it, and will no longer show it.",
  });
  return (
    <section className="panel setting-form" aria-labelledby="field-acts">
      <h2 id="field-acts" className="text-xl">
        {field.isRetired ? "Retired" : "No longer needed?"}
      </h2>
      <p>
        {field.isRetired
          ? "Employers can't fill it in and seekers can't filter by it. Jobs that state it still show it."
          : "Once it's retired, employers can't fill it in and seekers can't filter by it. Jobs that state it still show it."}
      </p>
      <div className="row">
        <ActionButton
          label={field.isRetired ? "Use Again" : "Retire"}
          method="PATCH"
          path={path}
          json={{ isRetired: !field.isRetired }}
          done={field.isRetired ? "Employers can fill it in again." : "Field retired."}
        />
        <ActionButton
          label="Delete"
          method="DELETE"
          path={path}
          done="Field deleted."
          variant="btn-quiet"
          confirm={jobs > 0 ? lost : "No job states it."}
          next="/admin/fields"
        />
      </div>
    </section>
  );
}
