"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useLeaveWarning } from "@/components/ui/forms/use-leave-warning.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import type { SiteAppearance } from "@/lib/shared/appearance/shapes";
import { paletteOf } from "@/lib/shared/appearance/theme";
import { plural } from "@/lib/shared/plural";
import { AppearancePreview } from "./appearance-preview";
import { BrandSections, LinkSections } from "./appearance-sections.client";
import {
  type AppearanceValues,
  toChanges,
  toTheme,
  toValues,
  withoutEmptyLinks,
} from "./appearance-values";
import { linkProblems } from "./link-list";

type Props = { appearance: SiteAppearance; siteName: string; isNameFixed: boolean };

/** Sends what was changed; what is wrong is said of the form's own fields. */
async function publish(values: AppearanceValues, given: AppearanceValues): Promise<void> {
  const { siteName, parts } = toChanges(values, given);
  try {
    if (Object.keys(parts).length > 0) {
      await api("/api/admin/appearance", { method: "PATCH", json: parts });
    }
    if (siteName !== undefined) {
      await api("/api/admin/settings", { method: "PATCH", json: { siteName } });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    throw new ApiError({ status, code, message, fields: linkProblems(error.fields) });
  }
}

/** How the site looks, beside a preview of it; nothing is public before it is published. */
export function AppearanceForm({ appearance, siteName, isNameFixed }: Props) {
  const router = useRouter();
  const given = useMemo(() => toValues(siteName, appearance), [siteName, appearance]);
  const [values, setValues] = useState(given);
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    // Published: the fields hold what the site has now, as it was understood.
    setShown(given);
    setValues(given);
  }
  const { touch, settle } = useLeaveWarning();
  const theme = toTheme(values, appearance);
  const { count } = toChanges(values, given);
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't publish this. Please try again.",
    isLasting: true,
    send: async () => {
      const full = withoutEmptyLinks(values);
      setValues(full);
      await publish(full, given);
      settle();
      toast({ kind: "good", text: "Published. Every page shows it within a minute." });
      router.refresh();
    },
  });
  const parts = {
    values,
    theme,
    isNameFixed,
    palette: paletteOf(theme),
    onChange: (name: string, value: string) => {
      touch();
      setValues((before) => ({ ...before, [name]: value }));
    },
  };
  return (
    <Form {...form} className="appearance-form" aria-label="Appearance">
      <div className="appearance-fields">
        <FormErrors />
        <BrandSections {...parts} />
        <LinkSections {...parts} />
      </div>
      <AppearancePreview values={values} theme={theme} />
      <div className="appearance-save">
        <p>
          <span role="status">
            {count === 0
              ? "Everything here is public."
              : plural(count, {
                  one: "{count} change isn't public yet.",
                  other: "{count} changes aren't public yet.",
                })}
          </span>{" "}
          {/* Where the preview isn't beside the fields. */}
          <a className="appearance-see" href="#preview-title">
            See the preview
          </a>
        </p>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={isBusy || count === 0}
          onClick={() => {
            settle();
            setValues(given);
          }}
        >
          Discard
        </button>
        <SubmitButton label="Publish" busyLabel="Publishing..." className="btn-primary" />
      </div>
    </Form>
  );
}
