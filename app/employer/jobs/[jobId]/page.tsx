import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { AssignedJob } from "@/components/employer/jobs/assigned-job";
import { EmployerJob } from "@/components/employer/jobs/employer-job";
import { PostedPanel } from "@/components/employer/posted/posted-panel";
import { ShareJob } from "@/components/employer/posted/share-job";
import { requireEmployer } from "@/lib/accounts/session";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { isMeantForHere } from "@/lib/jobs/boards/membership.queries";
import { listHiringManagers } from "@/lib/jobs/employer/hiring-managers.queries";
import { findEmployerJob } from "@/lib/jobs/employer/history.queries";
import { employerJobParams } from "@/lib/jobs/employer/lifecycle.schema";
import { findAssignedJob } from "@/lib/jobs/employer/queries";
import type { EmployerJobView } from "@/lib/jobs/employer/views.schema";
import { listEmployerJobDecisions } from "@/lib/moderation/decisions.queries";
import { usualReviewHours } from "@/lib/moderation/review-times.queries";
import { onBoard } from "@/lib/platform/boards";
import { drawQrCode } from "@/lib/platform/qr-code";
import { site } from "@/lib/platform/site";
import { absolute, type Site } from "@/lib/shared/site";
import "@/app/sheets/one-posting.css";

type Props = PageProps<"/employer/jobs/[jobId]">;

async function find({ params }: Props) {
  const actor = await requireEmployer();
  const parsed = employerJobParams.safeParse(await params);
  const id = parsed.success ? parsed.data.jobId : null;
  const job = id === null ? null : await findEmployerJob(actor, id);
  const assigned = id === null || job ? null : await findAssignedJob(actor, id);
  return { actor, job, assigned };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { job, assigned } = await find(props);
  const shown = job ?? assigned;
  if (!shown) return missingMetadata("Job not found");
  return { title: `${shown.title} – My Job Posts`, robots: { index: false } };
}

type ShareProps = {
  job: EmployerJobView;
  /** Where its public page is. */
  shownAt: Site;
};

/** A live job's address to pass on; nothing for any other. */
function Share({ job, shownAt }: ShareProps) {
  const { title, status, slug, company } = job;
  if (status !== "live" || slug === null) return null;
  const url = absolute(shownAt, `/job/${slug}`);
  // Those who scan the code come from a link, as the analytics count them.
  const qr = drawQrCode(`${url}?utm_source=qr`);
  return (
    <ShareJob
      title={title}
      companyName={company.name}
      slug={slug}
      companySlug={company.slug}
      url={url}
      qr={qr}
    />
  );
}

/** The address of a job's public page, which may be another site's. */
function publicPageOf({ slug }: EmployerJobView, other: Site | null): string | null {
  if (slug === null) return null;
  return other === null ? `/job/${slug}` : absolute(other, `/job/${slug}`);
}

const JUST_POSTED = ["live", "in_review", "draft"];

/** What someone reads who has just posted the job. */
async function Posted({ job }: { job: EmployerJobView }) {
  if (!JUST_POSTED.includes(job.status)) return null;
  const actor = await requireEmployer();
  const companies = await listOwnCompanies(actor);
  return (
    <PostedPanel
      job={job}
      isCompanyVerified={companies.some(
        ({ slug, isVerified }) => slug === job.company.slug && isVerified,
      )}
      reviewHours={job.status === "in_review" ? await usualReviewHours() : null}
    />
  );
}

export default async function EmployerJobPage(props: Props) {
  const { actor, job, assigned } = await find(props);
  const isPosted = (await props.searchParams)["posted"] !== undefined;
  if (assigned) {
    return (
      <div className="wrap pb-20">
        <AssignedJob job={assigned} />
      </div>
    );
  }
  if (!job) {
    return (
      <MissingPage
        title="Job not found"
        text="You have no job at this address."
        back={{ href: "/employer/jobs", label: "My Job Posts" }}
      />
    );
  }
  const [decisions, { people }, isShownHere] = await Promise.all([
    listEmployerJobDecisions(actor, job.id),
    listHiringManagers(actor, job.id),
    isMeantForHere(job.id),
  ]);
  const shownAt = isShownHere ? site() : onBoard(null, site);
  return (
    <div className="wrap pb-20">
      <EmployerJob
        job={job}
        decisions={decisions}
        hiringManagers={people}
        now={new Date()}
        posted={isPosted && <Posted job={job} />}
        share={<Share job={job} shownAt={shownAt} />}
        publicPage={publicPageOf(job, isShownHere ? null : shownAt)}
        shownElsewhere={isShownHere ? null : { here: site().name, at: shownAt.name }}
      />
    </div>
  );
}
