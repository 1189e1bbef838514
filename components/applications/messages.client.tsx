"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { LocalTime } from "@/components/ui/local-time.client";
import { MESSAGE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import type { MessageList, MessageView } from "@/lib/applications/messaging/messages.schema";
import { clearDraft } from "@/lib/browser/drafts";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { useApplicationAccess } from "./by-hand/link-access.client";
import { type CompanyTemplates, TemplatePicker } from "./employer-view/template-picker.client";

const POLL_MS = 20_000;

type FilesProps = Pick<MessageView, "files"> & { applicationId: string };

function Files({ files, applicationId }: FilesProps) {
  const { paths } = useApplicationAccess();
  if (files.length === 0) return null;
  return (
    <ul className="message-files" aria-label="Files">
      {files.map(({ id, name }) => (
        <li key={id}>
          <Icon name="file-text" size="sm" />
          {name === null ? (
            <span>A file, hidden like the name</span>
          ) : (
            <a
              href={paths.file(`/api/applications/${applicationId}/messages/files/${id}`)}
              dir="auto"
            >
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

type MessageProps = { message: MessageView; applicationId: string; isOwn: boolean };

function Message({ message, applicationId, isOwn }: MessageProps) {
  const { author, text, sentAt, readAt, files } = message;
  return (
    <li className={isOwn ? "message message-own" : "message"}>
      <p className="message-head">
        <b>{isOwn ? "You" : (author ?? "The applicant")}</b> <LocalTime at={sentAt} />
      </p>
      <p className="plain-text" dir="auto">
        {text}
      </p>
      <Files files={files} applicationId={applicationId} />
      {isOwn && <p className="help">{readAt ? "Read" : "Not read yet"}</p>}
    </li>
  );
}

type FormProps = {
  applicationId: string;
  to: string;
  templates: CompanyTemplates | undefined;
  onSent: (message: MessageView) => void;
};

/** Puts a text into a field as if it had been typed, so that drafts save it. */
function type(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return;
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}

function MessageForm({ applicationId, to, templates, onSent }: FormProps) {
  const path = `/api/applications/${applicationId}/messages`;
  const { api } = useApplicationAccess();
  const area = useRef<HTMLTextAreaElement>(null);
  // A message keeps its id however often it is sent; the next message gets another.
  const messageId = useRef<string>(undefined);
  const { form, isBusy, errors } = useSubmission({
    fallback: "We couldn't send the message. Try again.",
    isLasting: true,
    check: ({ text = "" }): Record<string, string> => {
      if (text.trim() === "") return { text: "Write a message" };
      if (text.length <= MESSAGE_MAX_LENGTH) return {};
      return {
        text: `A message must be at most ${formatNumber(MESSAGE_MAX_LENGTH)} characters long; this one has ${formatNumber(text.length)}`,
      };
    },
    send: async ({ text }, element) => {
      messageId.current ??= crypto.randomUUID();
      const json = { id: messageId.current, text };
      onSent(await api<MessageView>(path, { method: "POST", json }));
      messageId.current = undefined;
      clearDraft(element);
      element.reset();
    },
  });
  const frame = {
    name: "text",
    id: "message-text",
    label: `Message to ${to}`,
    error: errors["text"],
  };
  const newText = (text: string) => {
    messageId.current = undefined;
    type(area.current, text);
  };
  return (
    <>
      {templates && (
        <TemplatePicker
          {...templates}
          applicationId={applicationId}
          area={() => area.current}
          onChoose={newText}
        />
      )}
      <Form
        {...form}
        className="form-grid needs-script"
        aria-label="New message"
        data-draft="message"
      >
        <FormErrors />
        <FieldFrame {...frame}>
          <textarea
            ref={area}
            className="input"
            name="text"
            id="message-text"
            rows={4}
            dir="auto"
            onChange={() => {
              // A text changed after a failure is a new message.
              if (!isBusy) messageId.current = undefined;
            }}
            {...described(frame)}
          />
        </FieldFrame>
        <div>
          <SubmitButton label="Send Message" busyLabel="Sending..." className="btn-strong" />
        </div>
      </Form>
    </>
  );
}

type Props = {
  applicationId: string;
  /** The recipient. */
  to: string;
  isApplicant: boolean;
  /** As the server had them when it rendered the page. */
  initial: MessageList;
  /** What a company can start from. */
  templates?: CompanyTemplates;
};

/** The messages between both sides of an application; new ones appear while it is open. */
export function Messages({ applicationId, to, isApplicant, initial, templates }: Props) {
  const path = `/api/applications/${applicationId}/messages`;
  const { api } = useApplicationAccess();
  const { data = initial, mutate } = useSWR([path], () => api<MessageList>(path), {
    fallbackData: initial,
    refreshInterval: POLL_MS,
  });
  const { messages } = data;
  // The page's own answer is newer after a withdrawal, which closes the conversation.
  const closed = data.closed ?? initial.closed;
  const unread = messages.findLast(
    ({ isFromApplicant, readAt }) => isFromApplicant !== isApplicant && readAt === null,
  )?.id;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who only reads along hasn't read it for the company.
    if (!unread || !initial.canWrite) return;
    const read = () => {
      // In a tab that isn't open, no one has read it.
      if (document.visibilityState !== "visible" || !place.current?.checkVisibility()) return;
      void api(path, { method: "PATCH", json: { readUntil: unread } }).catch(() => undefined);
    };
    read();
    const shown = new IntersectionObserver(read);
    if (place.current) shown.observe(place.current);
    document.addEventListener("visibilitychange", read);
    return () => {
      shown.disconnect();
      document.removeEventListener("visibilitychange", read);
    };
  }, [api, path, unread, initial.canWrite]);
  return (
    <section ref={place} className="panel app-part" id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">Messages</h2>
      {messages.length === 0 && !closed && (
        <p className="text-muted">No messages yet. Only {to} sees what you write here.</p>
      )}
      <ul className="messages" aria-live="polite" aria-label="Messages">
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            applicationId={applicationId}
            isOwn={message.isFromApplicant === isApplicant}
          />
        ))}
      </ul>
      {closed ? (
        <p className="text-muted">{closed}</p>
      ) : (
        <MessageForm
          applicationId={applicationId}
          to={to}
          templates={templates}
          onSent={(message) =>
            void mutate(
              (shown = initial) => ({ ...shown, messages: [...shown.messages, message] }),
              { revalidate: true },
            )
          }
        />
      )}
    </section>
  );
}
