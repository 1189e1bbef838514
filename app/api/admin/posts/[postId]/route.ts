import { findPostToEdit } from "@/lib/content/blog/post-editing.queries";
import { deletePost, savePost } from "@/lib/content/blog/posts.commands";
import { postInput, postParams } from "@/lib/content/blog/posts.schema";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";

export const GET = route({ auth: "required", params: postParams }, async ({ actor, params }) => {
  const post = await findPostToEdit(actor, params.postId);
  if (!post) throw new DomainError("not_found", "There's no such article.");
  return post;
});

export const PUT = route(
  { auth: "required", params: postParams, body: postInput },
  ({ actor, params, body }) => savePost(actor, params.postId, body),
);

export const DELETE = route({ auth: "required", params: postParams }, ({ actor, params }) =>
  deletePost(actor, params.postId),
);
