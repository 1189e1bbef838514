import { changeCover, removeCover } from "@/lib/content/blog/covers.commands";
import { postParams } from "@/lib/content/blog/posts.schema";
import { readBytes } from "@/lib/http/body";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { route } from "@/lib/http/route";

// The body is the picture itself: there is nothing else to say, and no form to take apart.
export const PUT = route(
  { auth: "required", params: postParams },
  async ({ actor, params, request }) =>
    changeCover(
      actor,
      params.postId,
      await readBytes(request, BODY_LIMITS["/api/admin/posts/[postId]/cover"]),
    ),
);

export const DELETE = route({ auth: "required", params: postParams }, ({ actor, params }) =>
  removeCover(actor, params.postId),
);
