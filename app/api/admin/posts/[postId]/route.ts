import { findPostToEdit } from "@/lib/content/blog/post-editing.queries";
import { deletePost, savePost } from "@/lib/content/blog/posts.commands";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => {
  const post = await findPostToEdit(actor, params.postId);
  if (!post) throw new DomainError("not_found", "There's no such article.");
  return post;
});

export const PUT = route(operation.PUT, ({ actor, params, body }) =>
  savePost(actor, params.postId, body),
);

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  deletePost(actor, params.postId),
);
