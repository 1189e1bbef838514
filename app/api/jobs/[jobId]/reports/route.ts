import { readActor } from "@/lib/accounts/session";
import { route } from "@/lib/http/route";
import { reportJob } from "@/lib/moderation/reports/commands";
import { reportInput, reportParams } from "@/lib/moderation/reports/input/schema";
import { DomainError } from "@/lib/platform/errors";

export const POST = route(
  { params: reportParams, body: reportInput },
  // Everybody may; an account makes that the same person is counted once wherever they are.
  async ({ params, body, client }) => {
    const actor = await readActor();
    if (actor?.viewedBy) {
      throw new DomainError("forbidden", "You look at the site as somebody else. Nothing is sent.");
    }
    await reportJob(actor, { ...body, jobId: params.jobId, client });
  },
);
