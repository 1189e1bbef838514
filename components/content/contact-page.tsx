import type { JobDetail } from "@/lib/jobs/schema";
import { ContentPage } from "./content-page";

type Props = {
  /** The operator's address, where one is published. */
  email: string | null;
  siteName: string;
  /** The job that someone wants to report. */
  job: Pick<JobDetail, "title" | "slug" | "company"> | null;
};

function mailto(email: string, subject: string, body = ""): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function Report({ job, email }: Pick<Props, "job" | "email">) {
  if (!job) return null;
  const link = (
    <a href={`/job/${job.slug}`}>
      {job.title} at {job.company.name}
    </a>
  );
  return (
    <>
      <h2>Report this job</h2>
      <p>You are about to report: {link}.</p>
      {email && (
        <p>
          <a
            className="btn btn-primary no-underline"
            href={mailto(email, `Report: ${job.title}`, `Job: /job/${job.slug}\n\nWhat is wrong: `)}
          >
            Write about this job
          </a>
        </p>
      )}
    </>
  );
}

/** How to reach the people who run the site. */
export function ContactPage({ email, siteName, job }: Props) {
  return (
    <ContentPage
      title="Contact us"
      lede={`The people who run ${siteName} read what you write.`}
      path="/contact-us"
    >
      <Report job={job} email={email} />
      {email ? (
        <>
          <h2>By email</h2>
          <p>
            <a href={mailto(email, siteName)}>{email}</a>
          </p>
        </>
      ) : (
        <p>
          The operator of this site has not published an email address. If you run it, set{" "}
          <code>CONTACT_EMAIL</code>, and it appears here.
        </p>
      )}
      <h2>What to write about a job</h2>
      <ul>
        <li>The address of its page, so that we find it.</li>
        <li>What is wrong: it asks for money, is not real, treats people unequally, has closed.</li>
        <li>What you saw or were sent, if there is anything. Never send your documents.</li>
      </ul>
      <h2>About an application</h2>
      <p>
        Only the company can say how an application stands. Its page, and its website where it has
        given one, are linked from every job.
      </p>
      <p>
        Many questions are answered under <a href="/help">Help</a> and <a href="/faqs">FAQs</a>.
      </p>
    </ContentPage>
  );
}
