import { readActor } from "@/lib/accounts/session";
import { countView } from "@/lib/analytics/views.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(
  operation.POST,
  // Who is asking matters for one thing only: a company's own people aren't counted.
  async ({ params, body, client }) => {
    await countView(await readActor(), { jobId: params.jobId, source: body.source, client });
  },
);
