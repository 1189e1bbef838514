import { siteShareCard } from "@/lib/feeds/sharing/rules";
import { site } from "@/lib/platform/site";
import { pictureResponse } from "../picture";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  return pictureResponse(request, siteShareCard(site()));
}
