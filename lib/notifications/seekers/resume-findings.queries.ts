import "server-only";
import { db } from "@/lib/platform/db/client";

/** The owner of a resume and how many findings are waiting there; `null` when it is gone. */
export async function findWaiting(
  resumeId: string,
): Promise<{ userId: string; name: string; findings: number } | null> {
  const row = await db.resume.findFirst({
    where: { id: resumeId, removedAt: null, userId: { not: null } },
    select: {
      userId: true,
      name: true,
      _count: { select: { findings: { where: { decidedAt: null } } } },
    },
  });
  if (!row?.userId) return null;
  return { userId: row.userId, name: row.name, findings: row._count.findings };
}
