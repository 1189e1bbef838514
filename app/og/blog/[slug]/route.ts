import { findPost } from "@/lib/content/posts/queries";
import { postShareCard } from "@/lib/feeds/sharing/rules";
import { site } from "@/lib/platform/site";
import { noPicture, pictureResponse } from "../../picture";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const post = await findPost((await params).slug);
  if (!post) return noPicture();
  return pictureResponse(request, postShareCard(post, site()));
}
