import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { site } from "@/lib/platform/site";
import { jobShareCard } from "@/lib/structured-data/share-cards";
import { noPicture, pictureResponse } from "../../picture";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const job = await findPublicJob((await params).slug);
  if (job === null || job === "gone") return noPicture();
  return pictureResponse(request, jobShareCard(job, site()));
}
