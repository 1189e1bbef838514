import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import { prepareApplication } from "@/lib/applications/applying/preparation.commands";
import { siteUrl } from "@/lib/platform/boards";
import { findNamedJob } from "./jobs.queries";
import type { prepareInput, prepareOutput } from "./tools.schema";

/**
 * Prepares an application, and returns where its person checks and sends it. Throws what
 * `findNamedJob` and `prepareApplication` throw.
 */
export async function prepareAsAgent(
  actor: Actor,
  { job: named, ...input }: z.infer<typeof prepareInput>,
): Promise<z.infer<typeof prepareOutput>> {
  const { id } = await findNamedJob(named);
  const { savedAt, values } = await prepareApplication(actor, id, input);
  const reviewUrl = `${siteUrl()}/jobs/${id}/apply`;
  return { isSent: false, reviewUrl, savedAt, draft: values };
}
