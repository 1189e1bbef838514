"use client";

import { useRouter } from "next/navigation";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { ICON_NAMES } from "@/components/ui/icon-names";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { CategoryView } from "@/lib/jobs/categories/schema";

const ICON_OPTIONS = ICON_NAMES.map((name) => [name, name.replaceAll("-", " ")] as const);
// The accents of app/styles/tokens.css, in their order.
const COLOURS = [
  "Indigo",
  "Blue",
  "Ocean",
  "Steel blue",
  "Petrol",
  "Teal",
  "Sea green",
  "Green",
  "Leaf green",
  "Amber",
  "Rust",
  "Brick",
];
const COLOUR_OPTIONS = COLOURS.map((name, index) => [String(index + 1), name] as const);

function wordsOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

type Props = {
  /** Left out for a new one. */
  category?: CategoryView;
  /** The categories that it can be under. */
  wholes: readonly CategoryView[];
};

/** What is said of a category; adds one without `category`. */
export function CategoryEditor({ category, wholes }: Props) {
  const router = useRouter();
  const key = category?.code ?? "new";
  const { form } = useSubmission({
    fallback: "We couldn't save the category. Please try again.",
    isLasting: true,
    send: async (values, element) => {
      const json = {
        name: values["name"] ?? "",
        slug: values["slug"] ?? "",
        icon: values["icon"] ?? "",
        accent: Number(values["accent"]),
        parent: values["parent"] || null,
        words: wordsOf(values["words"]),
      };
      const path = category ? `/api/admin/categories/${category.code}` : "/api/admin/categories";
      await api(path, { method: category ? "PUT" : "POST", json });
      toast({ kind: "good", text: category ? "Saved." : "Added. Employers can choose it now." });
      if (!category) element.reset();
      router.refresh();
    },
  });
  const start = category ?? { name: "", slug: "", icon: "briefcase", accent: 8, parent: null };
  return (
    <Form
      {...form}
      className="stacked-form"
      aria-label={category?.name ?? "Another category"}
      idOf={(field) => `${field}-${key}`}
    >
      <FormErrors />
      <TextField name="name" label="Name" maxLength={40} defaultValue={start.name} />
      <TextField
        name="slug"
        label="Address"
        help="After /jobs/category/; leave empty to create it from the name"
        maxLength={50}
        defaultValue={start.slug}
      />
      <SelectField
        name="parent"
        label="Parent category"
        options={[["", "None"], ...wholes.map(({ code, name }) => [code, name] as const)]}
        defaultValue={start.parent ?? ""}
      />
      <SelectField name="icon" label="Icon" options={ICON_OPTIONS} defaultValue={start.icon} />
      <SelectField
        name="accent"
        label="Colour"
        options={COLOUR_OPTIONS}
        defaultValue={String(start.accent)}
      />
      <TextField
        name="words"
        label="Words that imports recognise it by"
        help="From titles or a source's own categories. Separate them with commas, such as: electrician, plumber, skilled trades"
        defaultValue={category?.words.join(", ") ?? ""}
      />
      <SubmitButton
        label={category ? "Save" : "Add Category"}
        busyLabel="Saving..."
        className="btn-strong needs-script"
      />
    </Form>
  );
}
