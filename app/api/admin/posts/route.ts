import { listOwnPosts } from "@/lib/content/blog/post-editing.queries";
import { createPost } from "@/lib/content/blog/posts.commands";
import { newPostInput, postsQuery } from "@/lib/content/blog/posts.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required", query: postsQuery }, ({ actor, query }) =>
  listOwnPosts(actor, query),
);

export const POST = route(
  { auth: "required", body: newPostInput, status: 201 },
  ({ actor, body }) => createPost(actor, body),
);
