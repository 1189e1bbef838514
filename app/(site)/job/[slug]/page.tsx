import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { CompanyBlock } from "@/components/companies/company-block";
import { MissingPage } from "@/components/content/missing-page";
import { ApplyBar, ApplyCard } from "@/components/jobs/page/apply-card";
import { JobArticle } from "@/components/jobs/page/job-article";
import { JobHero } from "@/components/jobs/page/job-hero";
import { SimilarJobs } from "@/components/jobs/page/similar-jobs";
import { JobMatch } from "@/components/recommendations/job-match.client";
import { JsonLd } from "@/components/site/json-ld";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { findCategoryOf } from "@/lib/jobs/public/landings.queries";
import { listSimilarJobs } from "@/lib/jobs/public/similar.queries";
import { markIncomplete } from "@/lib/platform/caching/page-facts";
import { log } from "@/lib/platform/observability/log";
import { site } from "@/lib/platform/site";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { absolute } from "@/lib/shared/site";
import { jobPosting } from "@/lib/structured-data/job-posting";
import { jobPageDescription, jobPageTitle } from "@/lib/structured-data/search-snippet";
import { jobShareImage } from "@/lib/structured-data/share-cards";
import { jobTrail } from "@/lib/structured-data/site-markup";
import "@/app/sheets/job.css";

type Props = PageProps<"/job/[slug]">;

const SIMILAR = 4;

/** The page works without them, but is not kept in that state. */
function noteFailure(error: unknown): "failed" {
  log.error({ error }, "similar jobs could not be found");
  markIncomplete();
  return "failed";
}

const BACK = { href: "/jobs", label: "Back to Jobs" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const job = await findPublicJob(slug);
  if (job === null) return missingMetadata("Job not found");
  if (job === "gone") return missingMetadata("This job is no longer available", 410);
  if (job.slug !== slug) permanentRedirect(`/job/${job.slug}`);
  return pageMetadata({
    title: jobPageTitle(job),
    description: jobPageDescription(job),
    path: `/job/${job.slug}`,
    isHidden: job.status !== "live",
    image: jobShareImage(job, site()),
    isEmbeddable: job.status === "live",
  });
}

export default async function JobPage({ params }: Props) {
  const { slug } = await params;
  const job = await findPublicJob(slug);
  if (job === null) {
    return <MissingPage title="Job not found" text="Its address may be mistyped." back={BACK} />;
  }
  if (job === "gone") {
    return (
      <MissingPage
        title="This job is no longer available"
        text="It closed some time ago, or was taken down. Others are open."
        back={BACK}
      />
    );
  }
  const now = new Date();
  const similar = listSimilarJobs(job.id, SIMILAR).catch(noteFailure);
  const landing = await findCategoryOf(job);
  const here = site();
  return (
    <>
      <JobHero job={job} landing={landing} now={now} />
      <StaticMarkup className="wrap job-page">
        <JobArticle job={job} />
        <aside className="aside" aria-label="Apply">
          <ApplyCard job={job} now={now} />
          <CompanyBlock company={job.company} />
        </aside>
        <JsonLd value={jobPosting(job, here, now)} />
        <JsonLd value={breadcrumbList(jobTrail(job, landing), here)} />
      </StaticMarkup>
      <p className="wrap print-only">{absolute(here, `/job/${job.slug}`)}</p>
      <SimilarJobs jobs={similar} now={now} />
      <ApplyBar job={job} now={now} />
      <JobMatch job={{ id: job.id, slug: job.slug, title: job.title, company: job.company.name }} />
    </>
  );
}
