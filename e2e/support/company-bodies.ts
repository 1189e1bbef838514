import { randomUUID } from "node:crypto";
import { type FirstCompany, POSTING } from "./first-company";
import { PASSWORD } from "./people";

/**
 * Meaningful bodies of calls about something in a company, where the access matrix's own only pass
 * the access check.
 */
export function bodiesOf(ids: FirstCompany["ids"]): Readonly<Record<string, unknown>> {
  const { ownerId = randomUUID(), jobId = randomUUID(), applicationId = randomUUID() } = ids;
  const moved = { submissionId: randomUUID(), jobId, version: 1 };
  return {
    "POST /api/account/api-keys/[keyId]/rotation": { currentPassword: PASSWORD },
    "PATCH /api/employer/jobs/[jobId]": { version: 1, posting: POSTING },
    "POST /api/applications/[applicationId]/messages": { id: randomUUID(), text: "Hello" },
    "POST /api/companies/[companyId]/transfer": { userId: ownerId },
    "POST /api/employer/applications/[applicationId]/transfer": moved,
    "POST /api/employer/talent-pool/[pooledPersonId]/applications": {
      ...{ jobId, submissionId: randomUUID() },
    },
    "POST /api/employer/talent-pool/[pooledPersonId]/invitations": { jobId },
    "PUT /api/employer/applications/[applicationId]/likeness": {
      ...{ otherId: applicationId, isSame: true },
    },
  };
}
