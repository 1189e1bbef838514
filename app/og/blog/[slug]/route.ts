import { findPost } from "@/lib/content/blog/posts.queries";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { postShareCard } from "@/lib/structured-data/share-cards";
import { noPicture, pictureResponse } from "../../picture";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const post = settingGroup("features").blog ? await findPost((await params).slug) : null;
  if (!post) return noPicture();
  return pictureResponse(request, postShareCard(post, site()));
}
