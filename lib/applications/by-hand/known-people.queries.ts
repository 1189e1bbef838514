import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError, ExistsError } from "@/lib/shared/errors";
import { findHidden } from "../employer-view/blind-screening.queries";

type PersonToAdd = { jobId: string; companyId: string; email: string };

/** The application at a posting from an address, or of the account that has verified it. */
async function findAtPosting(
  tx: Transaction,
  { jobId, email }: PersonToAdd,
): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM applications a JOIN application_details d ON d.application_id = a.id
    LEFT JOIN users u ON u.id = a.user_id
    WHERE a.job_id = ${jobId}::uuid AND a.status NOT IN ('held', 'withdrawn')
      AND (d.email = ${email}::citext
        OR (u.email = ${email}::citext AND u.email_verified_at IS NOT NULL))
    ORDER BY a.submitted_at LIMIT 1`;
  return found?.id ?? null;
}

/** Throws `conflict` for a colleague's address. */
export async function requireOutsider(
  tx: Transaction,
  { companyId, email }: Omit<PersonToAdd, "jobId">,
): Promise<void> {
  const colleague = await tx.companyMember.count({
    where: { companyId, user: { email, emailVerifiedAt: { not: null } } },
  });
  if (colleague === 0) return;
  const message = "This is the address of someone in your team.";
  throw new DomainError("conflict", message, { email: [message] });
}

/**
 * Throws `conflict` for an address whose owner has already applied for the posting, naming the
 * application unless blind screening hides whose it is, and for a colleague's. People who withdrew
 * isn't mentioned.
 */
export async function requireNew(tx: Transaction, wanted: PersonToAdd): Promise<void> {
  await requireOutsider(tx, wanted);
  const id = await findAtPosting(tx, wanted);
  if (!id) return;
  const application = await tx.application.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      stageId: true,
      nameShownAt: true,
      details: { select: { fullName: true } },
      job: { select: { companyId: true, company: { select: { isBlind: true } } } },
    },
  });
  if (await findHidden(application, tx)) {
    throw new DomainError(
      "conflict",
      "Someone with this address has already applied for this job.",
    );
  }
  const name = application.details?.fullName ?? "This person";
  throw new ExistsError(`${name} is already among the applicants for this job.`, {
    applicationId: id,
  });
}
