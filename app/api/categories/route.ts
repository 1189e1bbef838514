import { route } from "@/lib/http/route";
import { listPublicCategories } from "@/lib/jobs/categories/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async () => ({ categories: await listPublicCategories() }));
