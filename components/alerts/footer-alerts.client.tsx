"use client";

import { useState } from "react";
import { useShortestTime } from "@/components/ui/forms/use-shortest-time.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { Icon } from "@/components/ui/icon";
import { Form } from "../ui/forms/form.client";
import { Trap } from "./trap";

const FIELD = "alerts-email";
const SEARCH = "/search-results";

/** The current search; on every other page an alert covers all jobs. */
function searchHere(): { search?: string } {
  return location.pathname === SEARCH ? { search: `${SEARCH}${location.search}` } : {};
}

/**
 * The form at the foot of every page. Without scripts it is submitted as it is and a page responds;
 * the code that sends it by script is loaded only when needed.
 */
export function FooterAlerts({ formToken }: { formToken: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const shortestTime = useShortestTime(formToken);
  const { form, isBusy, errors, alert } = useSubmission({
    isLasting: true,
    check: (_values, element) =>
      element.checkValidity() ? {} : { email: "Enter an email address such as name@example.com" },
    fallback: "That didn't work. Please try again.",
    send: async ({ email = "", website = "" }) => {
      const { requestAlert } = await import("@/lib/browser/alerts");
      await shortestTime();
      const address = email.trim();
      const wanted = { email: address, website, form: formToken, frequency: "daily" };
      await requestAlert({ ...wanted, ...searchHere() });
      setSentTo(address);
    },
  });
  const problem = errors["email"] ?? alert.join(" ");
  return (
    <Form
      {...form}
      className="foot-alerts"
      action="/api/alerts/subscriptions"
      aria-label="Free job alerts"
    >
      <input type="hidden" name="form" value={formToken} />
      <label className="sr" htmlFor={FIELD}>
        Email address for job alerts
      </label>
      <input
        className="input"
        id={FIELD}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@example.com"
        maxLength={254}
        required
        disabled={isBusy}
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${FIELD}-note`}
      />
      <Trap id="alerts-website" />
      <button type="submit" className="btn btn-outline" disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? "Sending..." : "Get alerts"}
      </button>
      <p className="foot-alerts-note" id={`${FIELD}-note`} role="status">
        {problem !== "" && (
          <span className="err">
            <Icon name="circle-alert" size="sm" />
            {problem}
          </span>
        )}
        {problem === "" && sentTo !== null && (
          <>An email is on its way to {sentTo}. Open the link in it to start your alert.</>
        )}
        {problem === "" && sentTo === null && <>Once a day at most, one click to stop.</>}
      </p>
    </Form>
  );
}
