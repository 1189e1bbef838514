import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { JobMatch } from "@/components/recommendations/job-match.client";
import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import { knockOutSentence } from "@/lib/jobs/questions";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import type { JobDetail } from "@/lib/jobs/schema";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "@/lib/profiles/resumes/files.schema";
import { plural } from "@/lib/shared/plural";
import { AppliedJob } from "./apply-aside";
import { ApplyForm } from "./apply-form.client";
import { NextSteps } from "./next-steps";

type Props = { job: JobDetail; questions: JobQuestion[] };

const { missing, kind, size, empty } = RESUME_REFUSALS;
const RULES = { maxBytes: RESUME_MAX_BYTES, refusals: { missing, kind, size, empty } };

/** Which answers rule an applicant out, stated before anyone writes a word. */
function KnockOuts({ questions }: Pick<Props, "questions">) {
  const asked = questions.flatMap((question) => {
    const sentence = knockOutSentence(question);
    return sentence === null ? [] : [{ ...question, sentence }];
  });
  if (asked.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>
        <b>This job asks for:</b>
      </p>
      <ul className="knock-outs">
        {asked.map(({ id, text, sentence }) => (
          <li key={id} dir="auto">
            {text} {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function needs({ questions }: Pick<Props, "questions">): string {
  const basics = "your name, an email address and a CV (PDF, DOC or DOCX, up to 5\u00a0MB)";
  if (questions.length === 0) return basics;
  const answers = plural(questions.length, {
    one: "answers to one question",
    other: "answers to {count} questions",
  });
  return `${basics}, and ${answers}`;
}

/** The application form, with what it takes, who sees it and what happens next. */
export function ApplyPage({ job, questions }: Props) {
  const { name } = job.company;
  return (
    <div className="wrap apply-page">
      <BackLink href="/jobs">Back to Jobs</BackLink>
      <div className="apply-grid">
        <div className="apply-main">
          <header>
            <h1 dir="auto">Apply to {name}</h1>
            <p className="apply-for" dir="auto">
              <a href={`/job/${job.slug}`}>{job.title}</a>
            </p>
            <p className="text-muted">
              Takes about 3 minutes. You need: {needs({ questions })}. Your draft is kept while you
              type.
            </p>
          </header>
          <KnockOuts questions={questions} />
          <NeedsScriptNote what="Applying" />
          <ApplyForm
            jobId={job.id}
            jobPath={`/job/${job.slug}`}
            companyName={name}
            questions={questions}
            rules={RULES}
          />
          <p className="help apply-who">
            <Icon name="shield-check" size="sm" />
            <span>Only {name} sees what you send. You can withdraw it at any time.</span>
          </p>
        </div>
        <aside className="aside" aria-label="The job">
          <AppliedJob job={job} />
          <NextSteps companyName={name} />
        </aside>
      </div>
      <JobMatch job={{ id: job.id, slug: job.slug, title: job.title, company: job.company.name }} />
    </div>
  );
}
