import { describeApi } from "@/lib/http/openapi";
import { operations } from "@/lib/http/operations";
import { route } from "@/lib/http/route";
import { site } from "@/lib/platform/site";

export const GET = route({}, async () => describeApi(site(), operations));
