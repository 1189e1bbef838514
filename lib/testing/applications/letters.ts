import type { LetterInput } from "@/lib/applications/letters/schema";
import { moveApplication } from "@/lib/applications/moves.commands";
import { findApplication } from "@/lib/applications/queries";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { db } from "@/lib/platform/db/client";
import { aLetter, makeApplication, someTerms } from "./making";
import { setUpHiring } from "./scene";

/** Makes a new scene before each test, with what tests of letters do in it. */
export function setUpLetters() {
  const scene = setUpHiring({
    seeker: "Ines Carvalho",
    company: "Harbour Bakery",
    job: "Bread baker",
  });
  return {
    scene,
    async anApplication(status: ApplicationStatus = "in_review") {
      return (await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId, status })).id;
    },
    /** Moves an application with a letter, and an offer where it is one. */
    decide: (id: string, to: "offer" | "not_selected", letter: Partial<LetterInput> = {}) =>
      moveApplication(scene.employer, id, {
        ...{ to, version: 1, note: null },
        tell: aLetter({ ...(to === "offer" ? { offer: someTerms() } : {}), ...letter }),
      }),
    /** What the applicant sees of an application. */
    async seen(id: string) {
      const view = await findApplication(scene.seeker, id);
      return { status: view?.status, version: view?.version, last: view?.steps.at(-1)?.kind };
    },
  };
}

/** When letters that wait an hour are due, as a moment to send them at. */
export const inTwoHours = (): Date => new Date(Date.now() + 2 * 3_600_000);

/** The letter that was written last with an application. */
export function letterOf(applicationId: string) {
  return db.applicationLetter.findFirstOrThrow({
    where: { applicationId },
    orderBy: { createdAt: "desc" },
  });
}

/** The texts of an application's messages. */
export async function messagesOf(applicationId: string): Promise<string[]> {
  const rows = await db.applicationMessage.findMany({ where: { applicationId } });
  return rows.map(({ text }) => text);
}
