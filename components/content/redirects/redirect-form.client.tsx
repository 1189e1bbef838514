"use client";

import { useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import type { RedirectRow } from "@/lib/content/redirects/schema";
import { parseUrl } from "@/lib/shared/web-link";

type Props = {
  /** The one to change; null for a new one. */
  redirect: RedirectRow | null;
  /** The list to return to. */
  list: string;
  /** This site's origin. */
  siteUrl: string;
};

function isOutside(target: string, siteUrl: string): boolean {
  const text = target.trim();
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url !== null && url.origin !== new URL(siteUrl).origin;
}

const PATH = "/api/admin/redirects";

/** Adds an old address, or changes one. */
export function RedirectForm({ redirect, list, siteUrl }: Props) {
  const [target, setTarget] = useState(redirect?.target ?? "");
  const leavesSite = isOutside(target, siteUrl);
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't save this. Please try again.",
    check: (values) => ({
      ...(values["address"]?.trim() ? {} : { address: "Enter the old address" }),
      ...(values["target"]?.trim() ? {} : { target: "Enter where it leads" }),
    }),
    send: async ({ address, target: wanted, allowsOutside }) => {
      const json = { address, target: wanted, allowsOutside: allowsOutside === "on" };
      await api(redirect ? `${PATH}/${redirect.id}` : PATH, {
        method: redirect ? "PUT" : "POST",
        json,
      });
      location.assign(list);
    },
  });
  return (
    <Form {...form} className="form-grid panel content-form" aria-labelledby="redirect-title">
      <h2 id="redirect-title" className="text-xl">
        {redirect ? "Change the redirect" : "New redirect"}
      </h2>
      <FormErrors />
      <TextField
        name="address"
        label="Old address"
        help="Such as /job/old-name or /jobs.php?id=12. Of a whole address, the host doesn't count."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={4000}
        defaultValue={redirect?.address}
      />
      <TextField
        name="target"
        label="Leads to"
        help="A page of this site, such as /jobs, or another site's address."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        defaultValue={redirect?.target}
        onChange={(event) => setTarget(event.target.value)}
      />
      {leavesSite && (
        <div className="notice notice-warn">
          <div>
            <p>
              <b>This is another site.</b> Visitors and search engines are sent there without being
              asked, for as long as this stays.
            </p>
            <CheckRow
              name="allowsOutside"
              label="We trust that site for good"
              defaultChecked={redirect?.isOutside ?? false}
              disabled={isBusy}
            />
          </div>
        </div>
      )}
      <div className="row">
        <SubmitButton
          label={redirect ? "Save" : "Add Redirect"}
          busyLabel="Saving..."
          className="btn-primary"
        />
        {redirect && (
          <a className="btn btn-quiet" href={list}>
            Cancel
          </a>
        )}
      </div>
    </Form>
  );
}
