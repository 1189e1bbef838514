import { readActor } from "@/lib/accounts/session";
import { countView } from "@/lib/analytics/views.commands";
import { viewInput, viewParams } from "@/lib/analytics/views.schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { params: viewParams, body: viewInput, limits: ["viewByAddress"] },
  // Whoever asks matters in one way: a company's own people are not counted.
  async ({ params, body, client }) => {
    await countView(await readActor(), { jobId: params.jobId, source: body.source, client });
  },
);
