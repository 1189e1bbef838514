import { route } from "@/lib/http/route";
import { addCategory } from "@/lib/jobs/categories/commands";
import { listCategories } from "@/lib/jobs/categories/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  categories: await listCategories(actor),
}));

export const POST = route(operation.POST, async ({ actor, body, client }) => ({
  code: await addCategory(actor, body, client),
}));
