import type { ApplicationView } from "@/lib/applications/views.schema";
import { formatInstant } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { SentWords } from "./sent-words";

type Details = NonNullable<ApplicationView["details"]>;
type Props = {
  id: string;
  details: Details;
  /** When the company opened the resume. */
  views: readonly string[];
  company: string;
};

function Contact({ fullName, email, phone }: Details) {
  return (
    <>
      <dt>Full name</dt>
      <dd dir="auto">{fullName}</dd>
      <dt>Email</dt>
      <dd>{email}</dd>
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>{phone}</dd>
        </>
      )}
    </>
  );
}

function Views({ views, company }: Pick<Props, "views" | "company">) {
  if (views.length === 0) return <p className="help">{company} has not opened it yet.</p>;
  return (
    <details className="resume-views">
      <summary>
        {company}{" "}
        {plural(views.length, { one: "opened it once", other: "opened it {count} times" })}
      </summary>
      <ul>
        {views.map((at) => (
          <li key={at}>
            <time dateTime={at}>{formatInstant(at)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The application's content, as it was sent. */
export function WhatWasSent({ id, details, views, company }: Props) {
  const { resume, coverLetter, answers } = details;
  return (
    <section className="panel app-part" aria-labelledby="sent-title">
      <h2 id="sent-title">What you sent</h2>
      <dl className="facts-list">
        <Contact {...details} />
        <dt>CV</dt>
        <dd>
          {resume ? (
            <>
              <a href={`/api/applications/${id}/resume`} download>
                {resume.name}
              </a>
              <Views views={views} company={company} />
            </>
          ) : (
            "No longer kept"
          )}
        </dd>
      </dl>
      <SentWords coverLetter={coverLetter} answers={answers} />
    </section>
  );
}
