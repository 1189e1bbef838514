"use client";

import { useRouter } from "next/navigation";
import { CheckRow } from "@/components/ui/forms/field";
import { Form, useFormState } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import { linesOf } from "@/lib/shared/formats/lines";
import type { SiteDiscovery } from "@/lib/shared/setting-groups/discovery";
import { byField } from "./line-problems";

const SERVICES = [
  ["off", "None"],
  ["plausible", "Plausible"],
  ["umami", "Umami"],
  ["other", "Another script"],
] as const;

async function save({
  analyticsReportsTo,
  robotsPaths,
  robotsBlocked,
  indexNow,
  ...values
}: FormValues) {
  const json = {
    ...values,
    indexNow: indexNow === "on",
    analyticsReportsTo: linesOf(analyticsReportsTo),
    robotsPaths: linesOf(robotsPaths),
    robotsBlocked: linesOf(robotsBlocked),
  };
  try {
    await api("/api/admin/discovery", { method: "PUT", json });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    throw new ApiError({ status, code, message, fields: byField(error.fields, Object.keys(json)) });
  }
}

type FieldsProps = {
  discovery: SiteDiscovery;
  /** A board's pages are in its sitemap; engines are only told of the site's. */
  isBoard: boolean;
};

type TextName = Exclude<keyof SiteDiscovery, "analytics" | "indexNow">;

/** The props of a field by its name. Of a list, each line is an entry. */
function fieldOf({ discovery }: FieldsProps) {
  return (name: TextName) => {
    const value = discovery[name];
    return { name, defaultValue: typeof value === "string" ? value : value.join("\n") };
  };
}

function AnalyticsFields(props: FieldsProps) {
  const field = fieldOf(props);
  return (
    <>
      <SelectField
        name="analytics"
        label="Analytics"
        help="Counts visits on public pages. Pages may report to its servers and no others. Name it in your privacy policy."
        options={SERVICES}
        defaultValue={props.discovery.analytics}
      />
      <TextField
        {...field("analyticsScript")}
        label="Its script (optional)"
        help="Needed for a server of your own or another script."
      />
      <TextField
        {...field("analyticsSite")}
        label="Domain or website id (optional)"
        help="Plausible's domain, if it isn't this site's host. Umami's website id."
      />
      <TextArea
        {...field("analyticsReportsTo")}
        label="Where it reports to (optional)"
        help="Host names, one a line, at most five, if its script reports to other servers than the one it comes from. The gateway of Umami's cloud is included."
      />
    </>
  );
}

function CrawlerFields(props: FieldsProps) {
  const { discovery, isBoard } = props;
  const { isBusy } = useFormState();
  const field = fieldOf(props);
  return (
    <>
      <TextField
        {...field("googleVerification")}
        label="Google Search Console (optional)"
        help="The code in the content of google-site-verification."
      />
      <TextField
        {...field("bingVerification")}
        label="Bing Webmaster Tools (optional)"
        help="The code in the content of msvalidate.01."
      />
      {!isBoard && (
        <CheckRow
          name="indexNow"
          label="Tell search engines at once when a job opens, changes or ends (IndexNow: Bing, Yandex and others)"
          defaultChecked={discovery.indexNow}
          disabled={isBusy}
        />
      )}
      <TextArea
        {...field("robotsPaths")}
        label="Paths that crawlers stay out of (optional)"
        help="One a line, such as /career. Personal pages are in robots.txt already."
      />
      <TextArea
        {...field("robotsBlocked")}
        label="Crawlers that stay out of everything (optional)"
        help="One a line, such as GPTBot."
      />
    </>
  );
}

/** How the outside world finds and counts the site, or one of its boards. */
export function DiscoveryForm(props: FieldsProps) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save this. Please try again.",
    isLasting: true,
    send: async (values) => {
      await save(values);
      toast({ kind: "good", text: "Saved. Every page shows it within a minute." });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="panel setting-form" aria-labelledby="discovery-title">
      <h2 id="discovery-title" className="text-xl">
        Analytics and search engines
      </h2>
      <FormErrors />
      <AnalyticsFields {...props} />
      <CrawlerFields {...props} />
      <SubmitButton
        label="Save Analytics and Crawlers"
        busyLabel="Saving..."
        className="btn-primary"
      />
    </Form>
  );
}
