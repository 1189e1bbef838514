"use client";

import { useRef, useState } from "react";
import useSWR from "swr";
import { TemplateChoice } from "@/components/applications/template-choice";
import { Modal } from "@/components/ui/dialogs/modal.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import type { BulkResult } from "@/lib/applications/bulk/results.schema";
import { MESSAGE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import type { ListedTemplate } from "@/lib/applications/messaging/message-templates.schema";
import type { PipelineRow } from "@/lib/applications/pipeline/schema";
import { api } from "@/lib/browser/api";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { movedLabel } from "../pipeline/pipeline-words";

type Results = Readonly<Record<string, string | null>>;
type ResponseBody = { results: BulkResult[] };

function textProblem({ text = "" }: Readonly<Record<string, string>>): Record<string, string> {
  if (text.trim() === "") return { text: "Write a message" };
  if (text.length <= MESSAGE_MAX_LENGTH) return {};
  const [most, length] = [MESSAGE_MAX_LENGTH, text.length].map((count) => formatNumber(count));
  return { text: `A message must be at most ${most} characters long; this one has ${length}` };
}

type TemplatesProps = { companyId: string; onChoose: (text: string) => void };

/** The company's unfilled templates, because placeholders differ per applicant. */
function Templates({ companyId, onChoose }: TemplatesProps) {
  const path = `/api/message-templates?companyId=${companyId}`;
  const { data } = useSWR([path], () => api<{ templates: ListedTemplate[] }>(path));
  const [chosen, setChosen] = useState("");
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
  function choose(id: string): void {
    setChosen(id);
    const found = templates.find((template) => template.id === id);
    if (found) onChoose(found.text);
  }
  return <TemplateChoice templates={templates} chosen={chosen} onChoose={choose} />;
}

function ResultRow({ name, problem }: { name: string; problem: string | null | undefined }) {
  return (
    <li>
      <b dir="auto">{name}</b>
      {problem === null && (
        <span className="badge badge-good">
          <Icon name="check" size="sm" />
          Sent
        </span>
      )}
      {problem && <span className="err">{problem}</span>}
    </li>
  );
}

const NAMED = 5;

/** The recipients, as many as fit on one line. */
function namesOf(recipients: readonly PipelineRow[]): string {
  const names = recipients.slice(0, NAMED).map(({ name }) => name);
  const more = recipients.length - names.length;
  return new Intl.ListFormat("en").format(more > 0 ? [...names, `${more} more`] : names);
}

/** How the dialog ended: a text not yet sent to everyone, and who got it. */
export type MessageEnd = { text: string; sent: readonly string[] };

type Props = {
  companyId: string;
  recipients: readonly PipelineRow[];
  /** A text written before and not sent. */
  draft: string;
  onClose: (end: MessageEnd) => void;
};

/** Sends to those who have not received it yet; repeating a text sends no one a second copy. */
function useBulkMessage({ recipients, onClose }: Pick<Props, "recipients" | "onClose">) {
  const [results, setResults] = useState<Results>({});
  const ids = useRef(new Map<string, string>());
  const open = recipients.filter(({ id }) => results[id] !== null);

  function idFor(applicationId: string): string {
    const id = ids.current.get(applicationId) ?? crypto.randomUUID();
    ids.current.set(applicationId, id);
    return id;
  }

  const submission = useSubmission({
    fallback: "We couldn't send the messages. Try again.",
    isLasting: true,
    check: textProblem,
    send: async ({ text }) => {
      const response = await api<ResponseBody>("/api/employer/applications/messages", {
        method: "POST",
        json: { text, messages: open.map(({ id }) => ({ id: idFor(id), applicationId: id })) },
      });
      const now = Object.fromEntries(
        response.results.map(({ applicationId, problem }) => [applicationId, problem]),
      );
      setResults({ ...results, ...now });
      if (Object.values(now).some((problem) => problem !== null)) return;
      toast({
        kind: "good",
        text: `Message sent to ${movedLabel(recipients.map((r) => r.name))}.`,
      });
      onClose({ text: "", sent: recipients.map(({ id }) => id) });
    },
  });
  return { ...submission, results, open, forget: () => ids.current.clear() };
}

/** One text to several applicants, sent separately, with the result for each. */
export function BulkMessage(props: Props) {
  const { companyId, recipients, draft, onClose } = props;
  const { form, isBusy, results, open, forget } = useBulkMessage(props);
  const sent = recipients.filter((row) => !open.includes(row));
  const isTried = Object.keys(results).length > 0;

  function findArea(): HTMLTextAreaElement | null {
    const area = form.ref.current?.elements.namedItem("text");
    return area instanceof HTMLTextAreaElement ? area : null;
  }
  function choose(text: string): void {
    const area = findArea();
    if (!area) return;
    area.value = text;
    forget();
    area.focus();
  }

  return (
    <Modal
      title={`Message to ${movedLabel(recipients.map(({ name }) => name))}`}
      onClose={() => onClose({ text: findArea()?.value ?? "", sent: sent.map(({ id }) => id) })}
    >
      <Form
        {...form}
        className="form-grid"
        aria-label="Message to the selected applicants"
        idOf={(name) => `bulk-${name}`}
      >
        <FormErrors />
        <p role="status" className={isTried ? "" : "sr"}>
          {isTried &&
            `${sent.length} sent, ${open.length} not sent. Those that were sent stay sent.`}
        </p>
        {isTried ? (
          <ul className="bulk-people" aria-label="Recipients">
            {[...open, ...sent].map(({ id, name }) => (
              <ResultRow key={id} name={name} problem={results[id]} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">{namesOf(recipients)}</p>
        )}
        <Templates companyId={companyId} onChoose={choose} />
        <TextArea
          name="text"
          label="Message"
          help="Each person gets their own copy, with {first name}, {name}, {job}, {company} and {sender} filled in."
          rows={7}
          defaultValue={draft}
          onChange={() => {
            // A text changed after a failure is a new message.
            if (!isBusy) forget();
          }}
        />
        <SubmitButton
          label={isTried ? `Try Again for ${open.length}` : `Send to ${recipients.length}`}
          busyLabel="Sending..."
        />
      </Form>
    </Modal>
  );
}
