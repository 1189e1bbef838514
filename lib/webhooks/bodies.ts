import type { ApplicationStatus } from "@/lib/applications/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { type SentEvent, TEST_EVENT, type WebhookShape } from "./choices.schema";

/** A job as sent to webhooks. */
export type ToldJob = {
  id: string;
  title: string;
  status: string;
  url: string;
  company: { id: string; name: string };
  /** The job's references in the company's own systems. */
  references: { source: string; reference: string }[];
};
/** An application as sent to webhooks, never with the applicant. */
export type ToldApplication = {
  id: string;
  reference: string;
  status: ApplicationStatus;
  url: string;
};

/** An event's contents. */
export type EventData = {
  job?: ToldJob;
  application?: ToldApplication;
  offer?: { id: string; status: "accepted" };
};

/** An event to be sent. */
export type OutgoingMessage = { type: SentEvent; at: Date; data: EventData };

/** The event as a sentence for people, with the name that becomes a link. */
function sentence({ type, data }: OutgoingMessage): {
  before: string;
  name: string;
  after: string;
} {
  const { job, application } = data;
  const name = job?.title ?? "";
  const at = job ? ` at ${job.company.name}` : "";
  const status = application ? STATUS_NAMES[application.status] : "";
  const sentences: Record<SentEvent, [string, string, string]> = {
    "job.published": ["Published: ", name, at],
    "job.changed": ["Changed: ", name, at],
    "job.ended": ["Ended: ", name, at],
    "application.received": ["New application for ", name, at],
    "application.moved": ["An application for ", name, `${at} is now in “${status}”`],
    "application.withdrawn": ["An application for ", name, `${at} was withdrawn`],
    "offer.accepted": ["An offer for ", name, `${at} was accepted`],
    [TEST_EVENT]: ["This is a test. Messages will look like this.", "", ""],
  };
  const [before, linked, after] = sentences[type];
  return { before, name: linked, after };
}

const urlOf = ({ data }: OutgoingMessage) => data.application?.url ?? data.job?.url ?? null;

// Escapes the characters of Slack's own markup.
const slackText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function forSlack(message: OutgoingMessage): object {
  const { before, name, after } = sentence(message);
  const url = urlOf(message);
  const linked = url ? `<${url}|${slackText(name).replaceAll("|", "¦")}>` : slackText(name);
  return { text: `${slackText(before)}${linked}${slackText(after)}` };
}

// Escapes Markdown, which Teams reads in a text block.
const teamsText = (text: string) => text.replace(/[\\`*_[\]()#<>]/g, "\\$&");

function forTeams(message: OutgoingMessage): object {
  const { before, name, after } = sentence(message);
  const url = urlOf(message);
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [{ type: "TextBlock", text: teamsText(`${before}${name}${after}`), wrap: true }],
    ...(url ? { actions: [{ type: "Action.OpenUrl", title: "Open", url }] } : {}),
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return { type: "message", attachments: [{ contentType, contentUrl: null, content }] };
}

const forPrograms = ({ type, at, data }: OutgoingMessage) => ({
  ...{ type, timestamp: at.toISOString() },
  data: {
    ...(data.job ? { job: data.job } : {}),
    ...(data.application ? { application: data.application } : {}),
    ...(data.offer ? { offer: data.offer } : {}),
  },
});

const WRITERS = { json: forPrograms, slack: forSlack, teams: forTeams } satisfies Record<
  WebhookShape,
  (message: OutgoingMessage) => object
>;

/** A request's body. It is the same text for the same event in every attempt. */
export function bodyOf(shape: WebhookShape, message: OutgoingMessage): string {
  return JSON.stringify(WRITERS[shape](message));
}
