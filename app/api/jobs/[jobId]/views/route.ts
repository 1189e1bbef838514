import { readActor } from "@/lib/accounts/session";
import { countView } from "@/lib/analytics/views.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(
  operation.POST,
  // Whoever asks matters in one way: a company's own people are not counted.
  async ({ params, body, client }) => {
    await countView(await readActor(), { jobId: params.jobId, source: body.source, client });
  },
);
