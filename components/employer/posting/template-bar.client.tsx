"use client";

import { useState } from "react";
import { FieldError } from "@/components/ui/forms/field-frame";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { DraftReceipt, TemplateRow } from "@/lib/jobs/posting/drafts.schema";
import type { PostingFields } from "@/lib/jobs/posting/schema";

type Props = {
  companyId: string;
  start: readonly TemplateRow[];
  read: () => PostingFields;
};

function Row({ template, onGone }: { template: TemplateRow; onGone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await api(`/api/job-drafts/${template.id}`, { method: "DELETE" });
      onGone();
    } catch (error) {
      setBusy(false);
      toast({ kind: "bad", text: failureText(error) });
    }
  }
  return (
    <li>
      <a className="link" href={`/employer?template=${template.id}`} dir="auto">
        {template.name}
      </a>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Delete template ${template.name}`}
        disabled={isBusy}
        onClick={() => void remove()}
      >
        <Icon name="trash-2" size="sm" />
      </button>
    </li>
  );
}

/** The company's templates: start from one, or save the current content as another. */
export function TemplateBar({ companyId, start, read }: Props) {
  const [templates, setTemplates] = useState<readonly TemplateRow[]>(start);
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);

  async function save(): Promise<void> {
    if (name.trim() === "") return setError("Give the template a name");
    const json = { kind: "template", companyId, name, fields: read() };
    try {
      const { id, savedAt } = await api<DraftReceipt>("/api/job-drafts", { method: "POST", json });
      const added = { id, savedAt, name: name.trim() };
      setTemplates([...templates, added].sort((a, b) => a.name.localeCompare(b.name)));
      setName("");
      setError(null);
      toast({ kind: "good", text: "Template saved" });
    } catch (failure) {
      setError(failureText(failure));
    }
  }

  return (
    <details className="panel templates">
      <summary>Templates{templates.length > 0 && ` (${templates.length})`}</summary>
      {templates.length > 0 && (
        <ul>
          {templates.map((template) => (
            <Row
              key={template.id}
              template={template}
              onGone={() => setTemplates(templates.filter(({ id }) => id !== template.id))}
            />
          ))}
        </ul>
      )}
      <div className="template-new">
        <label className="field">
          <span className="label">Save this job as a template</span>
          <input
            className="input"
            placeholder="Its name"
            dir="auto"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
            {...(error ? { "aria-invalid": true, "aria-describedby": "template-error" } : {})}
          />
        </label>
        <button type="button" className="btn btn-outline" onClick={() => void save()}>
          Save template
        </button>
      </div>
      {error && (
        <FieldError id="template-error" role="alert">
          {error}
        </FieldError>
      )}
    </details>
  );
}
