import { sendContactMessage } from "@/lib/content/contact/commands";
import { contactInput } from "@/lib/content/contact/schema";
import { readBytes } from "@/lib/http/body";
import { route } from "@/lib/http/route";
import type { Client } from "@/lib/platform/client";
import { DomainError } from "@/lib/platform/errors";
import { checkForm } from "@/lib/platform/form-token";

const FORM = /^application\/x-www-form-urlencoded\b/i;
// A message of the longest kind, every letter of it written as nine signs.
const FORM_BYTES = 200_000;
type Outcome = "sent" | "refused" | "later";

const send = route({ body: contactInput, status: 202 }, async ({ body, client }) => {
  checkForm(body);
  await sendContactMessage(body, client);
  return { message: "Your message has arrived." };
});

async function outcomeOf(text: string, client: Client): Promise<Outcome> {
  const given = contactInput.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!given.success) return "refused";
  try {
    checkForm(given.data);
    await sendContactMessage(given.data, client);
    return "sent";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // A challenge is solved by a script, and there is none.
    return error.code === "invalid" ? "refused" : "later";
  }
}

// A browser without scripts shows what comes back, so a page comes back.
const sendByForm = route({}, async ({ request, client }) => {
  const text = Buffer.from(await readBytes(request, FORM_BYTES)).toString("utf8");
  const location = `/contact-us?message=${await outcomeOf(text, client)}`;
  return new Response(null, { status: 303, headers: { location } });
});

type Handler = typeof send;

export const POST: Handler = (request, context) =>
  FORM.test(request.headers.get("content-type") ?? "")
    ? sendByForm(request, context)
    : send(request, context);
