import { subscriptionInput } from "@/lib/alerts/schema";
import { requestSubscription } from "@/lib/alerts/subscriptions.commands";
import { formRoute } from "@/lib/http/form-route";
import { SeeOther } from "@/lib/http/operation";
import { checkForm } from "@/lib/platform/security/form-token";
import * as operation from "./operation";

export const POST = formRoute(
  operation.POST,
  async ({ body, client }) => {
    checkForm(body);
    await requestSubscription(body, client);
    return {
      message: "An email with a link is on its way. The alert starts when you open the link.",
    };
  },
  async ({ form, client }) => {
    const given = subscriptionInput.safeParse(form);
    if (!given.success) return new SeeOther("/alerts/requested?problem=1");
    checkForm(given.data);
    await requestSubscription(given.data, client);
    return new SeeOther("/alerts/requested");
  },
);
