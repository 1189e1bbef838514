"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { CategoryView } from "@/lib/jobs/categories/schema";
import { plural } from "@/lib/shared/plural";

type Props = {
  category: CategoryView;
  /** The categories that its jobs can go to. */
  others: readonly CategoryView[];
};

/** Gives a category's jobs to another one. */
export function CategoryMerge({ category, others }: Props) {
  const router = useRouter();
  const { code, name, jobs } = category;
  const { form } = useSubmission({
    fallback: "We couldn't merge the categories. Please try again.",
    isLasting: true,
    check: ({ into }) => (into ? {} : { into: "Choose the category that its jobs go to" }),
    send: async ({ into }) => {
      await api(`/api/admin/categories/${code}/merge`, { method: "POST", json: { into } });
      toast({ kind: "good", text: `${name} was merged. Its address redirects to the other one.` });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="stacked-form category-merge" aria-label={`Merge ${name}`}>
      <FormErrors />
      <SelectField
        name="into"
        id={`into-${code}`}
        label="Merge into"
        help={`${plural(jobs, { one: "{count} live job goes", other: "{count} live jobs go" })} there, and no one can choose ${name} from then on. You can't undo this`}
        options={[["", "Choose…"], ...others.map((one) => [one.code, one.name] as const)]}
      />
      <SubmitButton label="Merge" busyLabel="Merging..." className="btn-danger needs-script" />
    </Form>
  );
}
