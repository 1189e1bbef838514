import { sendContactMessage } from "@/lib/content/contact.commands";
import { contactInput } from "@/lib/content/contact.schema";
import { formRoute } from "@/lib/http/form-route";
import { SeeOther } from "@/lib/http/operation";
import { checkForm } from "@/lib/platform/security/form-token";
import type { Client } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

type Outcome = "sent" | "refused" | "later";

async function outcomeOf(form: Record<string, string>, client: Client): Promise<Outcome> {
  const given = contactInput.safeParse(form);
  if (!given.success) return "refused";
  try {
    checkForm(given.data);
    await sendContactMessage(given.data, client);
    return "sent";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Solving a challenge takes a script, and there is none.
    return error.code === "invalid" ? "refused" : "later";
  }
}

export const POST = formRoute(
  operation.POST,
  async ({ body, client }) => {
    checkForm(body);
    await sendContactMessage(body, client);
    return { message: "Your message has arrived." };
  },
  async ({ form, client }) => new SeeOther(`/contact-us?message=${await outcomeOf(form, client)}`),
);
