import { Notice } from "@/components/ui/notice";
import type { PageView } from "@/lib/content/pages/schema";
import type { JobDetail } from "@/lib/jobs/schema";
import { ContactForm } from "./contact-form.client";
import { ContentPage } from "./content-page";

type Props = {
  page: PageView;
  /** The operator's address, if one is published. */
  email: string | null;
  formToken: string;
  /** The job that someone wants to write about. */
  job: Pick<JobDetail, "title" | "slug" | "company"> | null;
  /** The result of submitting the form without scripts. */
  outcome: "sent" | "refused" | "later" | null;
};

function Outcome({ outcome }: Pick<Props, "outcome">) {
  if (outcome === "sent") {
    return (
      <Notice tone="good" role="status">
        Your message has arrived. We'll answer at the address you gave.
      </Notice>
    );
  }
  if (outcome === "refused") {
    return (
      <Notice tone="bad" role="alert">
        We couldn't send the message. Go back, where it's still there, and fill in every field.
      </Notice>
    );
  }
  if (outcome === "later") {
    return (
      <Notice tone="bad" role="alert">
        Too many messages came from your network. Go back, where yours is still there, and send it
        in an hour.
      </Notice>
    );
  }
  return null;
}

/** How to reach the people who run the site: their own text, and the form. */
export function ContactPage({ page, email, formToken, job, outcome }: Props) {
  const about = job && ({ path: `/job/${job.slug}`, topic: "job" } as const);
  return (
    <ContentPage page={page}>
      <section className="contact-panel panel" aria-labelledby="contact-title">
        <div>
          <h2 id="contact-title" className="text-xl">
            Write to us
          </h2>
          {job && (
            <p className="text-muted" dir="auto">
              About <a href={`/job/${job.slug}`}>{job.title}</a> at {job.company.name}
            </p>
          )}
          {email && (
            <p className="text-muted">
              Or by email: <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </div>
        <Outcome outcome={outcome} />
        {outcome !== "sent" && <ContactForm formToken={formToken} about={about} />}
      </section>
    </ContentPage>
  );
}
