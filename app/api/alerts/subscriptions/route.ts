import { subscriptionInput } from "@/lib/alerts/schema";
import { requestSubscription } from "@/lib/alerts/subscriptions.commands";
import { readForm } from "@/lib/http/body";
import { route } from "@/lib/http/route";
import { checkForm } from "@/lib/platform/security/form-token";

const FORM = /^application\/x-www-form-urlencoded\b/i;
const WAYS_ON = { sent: "/alerts/requested", refused: "/alerts/requested?problem=1" };

const subscribe = route({ body: subscriptionInput, status: 202 }, async ({ body, client }) => {
  checkForm(body);
  await requestSubscription(body, client);
  return {
    message: "An email with a link is on its way. The alert starts when you open the link.",
  };
});

// A browser without scripts shows what comes back, so a page comes back.
const subscribeByForm = route({}, async ({ request, client }) => {
  const given = subscriptionInput.safeParse(await readForm(request));
  let way = WAYS_ON.refused;
  if (given.success) {
    checkForm(given.data);
    await requestSubscription(given.data, client);
    way = WAYS_ON.sent;
  }
  return new Response(null, { status: 303, headers: { location: way } });
});

type Handler = typeof subscribe;

export const POST: Handler = (request, context) =>
  FORM.test(request.headers.get("content-type") ?? "")
    ? subscribeByForm(request, context)
    : subscribe(request, context);
