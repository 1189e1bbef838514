import { type Subscription, subscriptionInput } from "@/lib/alerts/schema";
import { requestSubscription } from "@/lib/alerts/subscriptions/commands";
import { readBytes } from "@/lib/http/body";
import { route } from "@/lib/http/route";
import { checkForm } from "@/lib/platform/form-token";

const FORM = /^application\/x-www-form-urlencoded\b/i;
const FORM_BYTES = 10_000;
const WAYS_ON = { sent: "/alerts/requested", refused: "/alerts/requested?problem=1" };

/** What the foot of a page sends where no script is: a plain form, and no JSON. */
async function readForm(request: Request): Promise<Subscription | null> {
  const text = Buffer.from(await readBytes(request, FORM_BYTES)).toString("utf8");
  const given = subscriptionInput.safeParse(Object.fromEntries(new URLSearchParams(text)));
  return given.success ? given.data : null;
}

const subscribe = route({ body: subscriptionInput, status: 202 }, async ({ body, client }) => {
  checkForm(body);
  await requestSubscription(body, client);
  return { message: "A mail with a link is on its way. The alert starts when you open it." };
});

// A browser without scripts shows what comes back, so a page comes back.
const subscribeByForm = route({}, async ({ request, client }) => {
  const form = await readForm(request);
  let way = WAYS_ON.refused;
  if (form) {
    checkForm(form);
    await requestSubscription(form, client);
    way = WAYS_ON.sent;
  }
  return new Response(null, { status: 303, headers: { location: way } });
});

type Handler = typeof subscribe;

export const POST: Handler = (request, context) =>
  FORM.test(request.headers.get("content-type") ?? "")
    ? subscribeByForm(request, context)
    : subscribe(request, context);
