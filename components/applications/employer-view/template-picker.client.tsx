"use client";

import { useState } from "react";
import { TemplateChoice } from "@/components/applications/template-choice";
import { toast } from "@/components/ui/toasts/toast.client";
import type { FilledTemplate } from "@/lib/applications/messaging/message-templates.schema";
import { api, failureText } from "@/lib/browser/api";
import { TemplateForm } from "./template-form.client";

export type CompanyTemplates = { companyId: string; initial: FilledTemplate[] };

type Props = CompanyTemplates & {
  applicationId: string;
  /** The field in which the message is written. */
  area: () => HTMLTextAreaElement | null;
  /** Puts a text into that field. */
  onChoose: (text: string) => void;
};

/** The open dialog: a new template from the written message, or an existing one to change. */
type OpenTemplate = { kind: "new"; text: string } | { kind: "change"; template: FilledTemplate };

/** The company's templates, filled in for this applicant; the field shows what will be sent. */
export function TemplatePicker({ companyId, initial, applicationId, area, onChoose }: Props) {
  const [templates, setTemplates] = useState(initial);
  const [open, setOpen] = useState<OpenTemplate | null>(null);
  const [chosen, setChosen] = useState("");
  const found = templates.find(({ id }) => id === chosen);

  async function reload(): Promise<FilledTemplate[]> {
    const path = `/api/applications/${applicationId}/templates`;
    const response = await api<{ templates: FilledTemplate[] }>(path);
    setTemplates(response.templates);
    return response.templates;
  }
  async function remove(template: FilledTemplate): Promise<void> {
    try {
      await api(`/api/message-templates/${template.id}`, { method: "DELETE" });
      setChosen("");
      await reload();
      toast({ kind: "good", text: `Template "${template.name}" deleted.` });
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
  }
  function close(): void {
    setOpen(null);
    area()?.focus();
  }
  function choose(id: string): void {
    setChosen(id);
    const template = templates.find((one) => one.id === id);
    if (template) onChoose(template.filled);
  }
  function keep(): void {
    const text = area()?.value.trim();
    if (text) setOpen({ kind: "new", text });
    else toast({ kind: "bad", text: "Write the message first, then save it as a template." });
  }
  async function saved(id: string): Promise<void> {
    // A message that is still the unchanged template follows the template's changes.
    const isUntouched = found !== undefined && area()?.value === found.filled;
    close();
    toast({ kind: "good", text: "Template saved." });
    const template = (await reload()).find((one) => one.id === id);
    if (template && isUntouched && id === found.id) onChoose(template.filled);
  }

  return (
    <div className="template-bar">
      {templates.length > 0 && (
        <TemplateChoice templates={templates} chosen={chosen} onChoose={choose} />
      )}
      {found && !found.isStarter && (
        <>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => setOpen({ kind: "change", template: found })}
          >
            Edit Template
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void remove(found)}>
            Delete Template
          </button>
        </>
      )}
      <button type="button" className="btn btn-quiet btn-sm" onClick={keep}>
        Save as Template
      </button>
      {open && (
        <TemplateForm
          companyId={companyId}
          template={open.kind === "change" ? open.template : null}
          text={open.kind === "change" ? open.template.text : open.text}
          onClose={close}
          onSaved={({ id }) => void saved(id).catch(() => undefined)}
        />
      )}
    </div>
  );
}
