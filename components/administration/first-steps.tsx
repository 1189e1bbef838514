import { type FirstStep, StepList } from "@/components/site/work/step-list";
import { DismissButton } from "@/components/ui/dismiss-button.client";
import type { FirstSteps } from "@/lib/administration/home.schema";

function stepsOf(given: FirstSteps): FirstStep[] {
  return [
    {
      title: "Name the site",
      text: "With a headline for the home page and your colours. Nothing is public until you publish.",
      ...{ href: "/admin/appearance#name-title", action: "Name It", isDone: given.isNamed },
    },
    {
      title: "Add your mark or logo",
      text: "It appears on pages, in browser tabs, emails and shared links.",
      ...{ href: "/admin/appearance", action: "Add Mark", isDone: given.hasMark },
    },
    {
      title: "Write the pages",
      text: "Who you are, the privacy policy and the terms. You don't start from scratch: each has a text to edit.",
      ...{ href: "/admin/content/pages", action: "Edit Pages", isDone: given.hasPages },
    },
    {
      title: "Bring in the first jobs",
      text: "From a career site or a file, which we read regularly. Employers can post jobs, too.",
      ...{ href: "/admin/sources/new", action: "Add a Source", isDone: given.hasSource },
    },
    {
      title: "Send emails",
      text: given.sendsMail
        ? "A mail server is set."
        : "Emails are kept on this machine. To send them, set SMTP_URL and MAIL_FROM, and start again.",
      isDone: given.sendsMail,
    },
    {
      title: "Use your own address",
      text: given.hasAddress
        ? "The site is at an https:// address."
        : "Links in emails need it. Set SITE_URL to an https:// address, and start again.",
      isDone: given.hasAddress,
    },
  ];
}

/** What an operator does first, until it is done or hidden. */
export function AdminFirstSteps({ given, isFirst }: { given: FirstSteps; isFirst: boolean }) {
  const steps = stepsOf(given);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <StepList steps={steps} isFirst={isFirst}>
      <DismissButton path="/api/first-steps" label="Hide these steps" look="btn-quiet btn-sm" />
    </StepList>
  );
}
