"use client";

import { useRouter } from "next/navigation";
import { CheckRow } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { SiteFeatures } from "@/lib/shared/setting-groups/features";

const ROWS = [
  ["internships", "Internships: their page, and their row on the home page"],
  ["freshers", "Fresher jobs: their page, and their row on the home page"],
  ["companies", "Companies: the list of them (each company's own page stays)"],
  ["blog", "Blogs: the list, the articles and their feeds"],
  ["requiredPay", "Employers must state what a job pays (imported jobs may leave it out)"],
] as const satisfies readonly (readonly [keyof SiteFeatures, string])[];

/** What the site offers: each part on or off. */
export function FeaturesForm({ features }: { features: SiteFeatures }) {
  const router = useRouter();
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: "We couldn't save this. Please try again.",
    isLasting: true,
    send: async (values) => {
      const json = Object.fromEntries(ROWS.map(([name]) => [name, values[name] === "on"]));
      await api("/api/admin/features", { method: "PATCH", json });
      toast({ kind: "good", text: "Saved. Every page has it within a minute." });
      router.refresh();
    },
  });
  return (
    <form {...form} className="panel setting-form" aria-labelledby="features-title">
      <h2 id="features-title" className="text-xl">
        What the site offers
      </h2>
      <p>
        A page that is off answers like an unknown address, and nothing on the site leads there. The
        jobs, companies and articles themselves stay, and are back when it is on again.
      </p>
      <FormErrors errors={errors} alert={alert} />
      <div>
        {ROWS.map(([name, label]) => (
          <CheckRow
            key={name}
            name={name}
            label={label}
            defaultChecked={features[name]}
            disabled={isBusy}
          />
        ))}
      </div>
      <SubmitButton
        label="Save What Is Offered"
        busyLabel="Saving..."
        isBusy={isBusy}
        className="btn-primary"
      />
    </form>
  );
}
