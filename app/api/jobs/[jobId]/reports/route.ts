import { readActor } from "@/lib/accounts/session";
import { route } from "@/lib/http/route";
import { reportJob } from "@/lib/moderation/reports.commands";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const POST = route(
  operation.POST,
  // Open to everyone; an account lets the same person be counted once wherever they are.
  async ({ params, body, client }) => {
    const actor = await readActor();
    if (actor?.impersonatedBy) {
      throw new DomainError(
        "forbidden",
        "You're viewing the site as someone else. Nothing was sent.",
      );
    }
    await reportJob(actor, { ...body, jobId: params.jobId, client });
  },
);
