import { sendContactMessage } from "@/lib/content/contact.commands";
import { contactInput } from "@/lib/content/contact.schema";
import { readForm } from "@/lib/http/body";
import { route } from "@/lib/http/route";
import { checkForm } from "@/lib/platform/security/form-token";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";

const FORM = /^application\/x-www-form-urlencoded\b/i;
type Outcome = "sent" | "refused" | "later";

const send = route({ body: contactInput, status: 202 }, async ({ body, client }) => {
  checkForm(body);
  await sendContactMessage(body, client);
  return { message: "Your message has arrived." };
});

async function outcomeOf(form: Record<string, string>, client: Client): Promise<Outcome> {
  const given = contactInput.safeParse(form);
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
  const location = `/contact-us?message=${await outcomeOf(await readForm(request), client)}`;
  return new Response(null, { status: 303, headers: { location } });
});

type Handler = typeof send;

export const POST: Handler = (request, context) =>
  FORM.test(request.headers.get("content-type") ?? "")
    ? sendByForm(request, context)
    : send(request, context);
