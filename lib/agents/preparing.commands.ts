import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import { prepareApplication } from "@/lib/applications/applying/preparation.commands";
import { findDraft } from "@/lib/applications/applying/submissions.queries";
import { env } from "@/lib/platform/env";
import { DomainError } from "@/lib/shared/errors";
import { findNamedJob } from "./jobs.queries";
import type { prepareInput, prepareOutput } from "./tools.schema";

/**
 * Prepares an application, and returns where its person checks and sends it. Throws what
 * `findNamedJob` and `prepareApplication` throw; a `conflict` contains the draft that is there.
 */
export async function prepareAsAgent(
  actor: Actor,
  { job: named, ...input }: z.infer<typeof prepareInput>,
): Promise<z.infer<typeof prepareOutput>> {
  const { id } = await findNamedJob(named);
  try {
    const { savedAt, values } = await prepareApplication(actor, id, input);
    const reviewUrl = `${env().SITE_URL}/jobs/${id}/apply`;
    return { isSent: false, reviewUrl, savedAt, draft: values };
  } catch (error) {
    const isConflict = error instanceof DomainError && error.code === "conflict";
    const draft = isConflict ? await findDraft(actor, id) : null;
    if (!isConflict || !draft) throw error;
    const values = JSON.stringify(draft.values);
    throw new DomainError("conflict", `${error.message} It contains: ${values}`);
  }
}
