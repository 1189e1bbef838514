"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { api } from "@/lib/browser/api";
import type { RedirectsReport } from "@/lib/content/redirects/schema";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";

const FILE_BYTES = 5_000_000;

function fileOf(form: HTMLFormElement): File | null {
  const input = form.elements.namedItem("file");
  return (input instanceof HTMLInputElement && input.files?.[0]) || null;
}

function fileProblem(form: HTMLFormElement): Record<string, string> {
  const file = fileOf(form);
  if (!file) return { file: "Choose a CSV file" };
  return file.size > FILE_BYTES ? { file: "The file can have at most 5 MB. Split it." } : {};
}

function ReportLines({ report }: { report: RedirectsReport }) {
  const { created, changed, unchanged, refused, problems } = report;
  const done = `${created} added, ${changed} changed, ${unchanged} there already.`;
  return (
    <section aria-label="What came in" role="status">
      <p>
        <b>{done}</b>{" "}
        {refused > 0 &&
          plural(refused, { one: "{count} row was refused:", other: "{count} rows were refused:" })}
      </p>
      {problems.length > 0 && (
        <ul className="entry-list" aria-label="Refused rows">
          {problems.map(({ row, address, reason }) => (
            <li key={row}>
              <div className="entry-words">
                <b>
                  Row {formatNumber(row)}
                  {address && <span dir="auto">: {address}</span>}
                </b>
                <p>{reason}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {refused > problems.length && <p>And {refused - problems.length} more.</p>}
    </section>
  );
}

/** Imports a file of old addresses, and says what became of its rows. */
export function RedirectsFile() {
  const router = useRouter();
  const [report, setReport] = useState<RedirectsReport | null>(null);
  const { form, isBusy, errors } = useSubmission({
    fallback: "We couldn't import the file. Please try again.",
    isLasting: true,
    check: (_values, element) => fileProblem(element),
    send: async ({ allowsAll }, element) => {
      setReport(null);
      const result = await api<RedirectsReport>(
        `/api/admin/redirects/imports?allowsOutside=${allowsAll === "on"}`,
        // Systems without a spreadsheet program call such a file something else.
        { method: "POST", body: fileOf(element), headers: { "content-type": "text/csv" } },
      );
      setReport(result);
      router.refresh();
    },
  });
  const field = {
    name: "file",
    id: "redirects-file",
    label: "CSV file",
    help: "With the columns “from” and “to”, as redirect plugins export them. At most 5 MB and 50,000 rows.",
    error: errors["file"],
  };
  return (
    <div className="panel content-form form-grid">
      <Form
        {...form}
        className="form-grid"
        aria-labelledby="redirects-file-title"
        idOf={() => field.id}
      >
        <h2 id="redirects-file-title" className="text-xl">
          Import a file
        </h2>
        <FormErrors />
        <FieldFrame {...field}>
          <input
            className="input"
            type="file"
            accept=".csv,text/csv"
            id={field.id}
            name={field.name}
            disabled={isBusy}
            {...described(field)}
          />
        </FieldFrame>
        <CheckRow
          name="allowsAll"
          label="Also take rows that lead to other sites. Visitors go there without being asked."
          disabled={isBusy}
        />
        <SubmitButton label="Import" busyLabel="Importing..." className="btn-strong" />
      </Form>
      {report && <ReportLines report={report} />}
    </div>
  );
}
