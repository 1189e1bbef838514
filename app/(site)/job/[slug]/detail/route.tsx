import { JobPane, MissingPane } from "@/components/jobs/page/job-pane";
import { markup } from "@/components/ui/static/markup";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ slug: string }> };

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // Part of a page; the job's own page is the one to find.
  "x-robots-tag": "noindex",
};

/** A job as it is shown beside a list (docs/decisions/0050). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const job = await findPublicJob((await params).slug);
  if (job === null || job === "gone") {
    const isGone = job === "gone";
    const status = isGone ? 410 : 404;
    return new Response(markup(<MissingPane isGone={isGone} />), { status, headers: HEADERS });
  }
  return new Response(markup(<JobPane job={job} now={new Date()} />), { headers: HEADERS });
}
