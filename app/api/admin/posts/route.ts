import { listOwnPosts } from "@/lib/content/blog/post-editing.queries";
import { createPost } from "@/lib/content/blog/posts.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, ({ actor, query }) => listOwnPosts(actor, query));

export const POST = route(operation.POST, ({ actor, body }) => createPost(actor, body));
