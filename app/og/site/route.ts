import { site } from "@/lib/platform/site";
import { siteShareCard } from "@/lib/structured-data/share-cards";
import { pictureResponse } from "../picture";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  return pictureResponse(request, siteShareCard(site()));
}
