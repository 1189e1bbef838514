import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aLetter, aMemberOf, makeApplication, someTerms } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { moveApplication } from "../moves.commands";
import { withdrawApplication } from "../status.commands";
import { answerOffer, expireOffers, withdrawOffer } from "./commands";
import { listOffers } from "./queries";
import type { OfferTerms } from "./schema";

setUpDatabase();
const scene = setUpHiring({ role: "recruiter" });

let applicationId: string;

beforeEach(async () => {
  const made = await makeApplication({
    userId: scene.seeker.id,
    jobId: scene.jobId,
    status: "interview",
  });
  applicationId = made.id;
});

async function offer(terms: Partial<OfferTerms> = {}): Promise<string> {
  const { version } = await db.application.findUniqueOrThrow({ where: { id: applicationId } });
  const tell = aLetter({ when: "now", offer: someTerms(terms) });
  const { letter } = await moveApplication(scene.employer, applicationId, {
    ...{ to: "offer", version, note: null, tell },
  });
  return letter?.id ?? "";
}
const ended = () => queuedEvents("applications.offer_ended");
const ACCEPT = { answer: "accept", words: null } as const;
const DECLINE = { answer: "decline", reason: "Pay", words: "Thank you." } as const;

describe("an offer", () => {
  it("shows both sides exactly its terms", async () => {
    await offer({ payAmount: 76_000.5 });

    for (const side of [scene.seeker, scene.employer]) {
      expect(await listOffers(side, applicationId)).toMatchObject([
        { status: "open", payAmount: 76_000.5, contract: "Permanent", madeBy: "Asha Rao" },
      ]);
    }
  });

  it("requires its terms, and a future day to answer by", async () => {
    const move = { to: "offer", version: 1, note: null } as const;
    const invalid = { code: "invalid" };

    await expect(
      moveApplication(scene.employer, applicationId, { ...move, tell: aLetter() }),
    ).rejects.toMatchObject(invalid);
    await expect(offer({ answerBy: "2020-01-01" })).rejects.toMatchObject(invalid);
    await expect(offer({ documentId: crypto.randomUUID() })).rejects.toMatchObject(invalid);
  });

  it("is accepted once, with its time, whatever is clicked at the same moment", async () => {
    const id = await offer();

    const results = await Promise.allSettled([
      answerOffer(scene.seeker, id, ACCEPT),
      answerOffer(scene.seeker, id, DECLINE),
      answerOffer(scene.seeker, id, ACCEPT),
      withdrawOffer(scene.employer, id),
    ]);

    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await ended()).toHaveLength(1);
    const [found] = await listOffers(scene.seeker, applicationId);
    expect(found?.endedAt).not.toBeNull();
    expect(found?.status).not.toBe("open");
  });

  it("keeps its answer and its words", async () => {
    const id = await offer();

    expect(await answerOffer(scene.seeker, id, DECLINE)).toMatchObject({
      status: "declined",
      declineReason: "Pay",
      answerWords: "Thank you.",
    });
    expect(await answerOffer(scene.seeker, id, DECLINE)).toMatchObject({ status: "declined" });
    await expect(answerOffer(scene.seeker, id, ACCEPT)).rejects.toMatchObject({
      code: "conflict",
      message: "You've already declined this offer.",
    });
    await expect(withdrawOffer(scene.employer, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is replaced by a new one, and only that can be answered", async () => {
    const first = await offer();
    const second = await offer({ payAmount: 50_000 });

    const offers = await listOffers(scene.seeker, applicationId);
    expect(offers.map(({ id, status }) => [id, status])).toEqual([
      [second, "open"],
      [first, "replaced"],
    ]);
    await expect(answerOffer(scene.seeker, first, ACCEPT)).rejects.toMatchObject({
      message: expect.stringContaining("a new offer instead"),
    });
  });

  it("expires after its last day, once", async () => {
    const id = await offer();
    const after = new Date(Date.now() + 9 * 86_400_000);

    await expireOffers(new Date());
    expect(await ended()).toEqual([]);
    await Promise.all([expireOffers(after), expireOffers(after)]);

    expect(await ended()).toMatchObject([{ id, status: "expired" }]);
    await expect(answerOffer(scene.seeker, id, ACCEPT)).rejects.toMatchObject({
      message: expect.stringContaining("This offer has expired"),
    });
  });

  it("is declined when its applicant withdraws", async () => {
    await offer();

    await withdrawApplication(scene.seeker, applicationId);

    expect(await listOffers(scene.seeker, applicationId)).toMatchObject([{ status: "declined" }]);
  });
});

// OWASP ASVS 8.2.2, 8.4.1
it("strangers find no offer, and no one answers someone else's", async () => {
  const id = await offer();
  const missing = { code: "not_found" };

  for (const stranger of [await asActor(await makeUser()), await aMemberOf(await makeCompany())]) {
    await expect(answerOffer(stranger, id, ACCEPT)).rejects.toMatchObject(missing);
    await expect(withdrawOffer(stranger, id)).rejects.toMatchObject(missing);
    await expect(listOffers(stranger, applicationId)).rejects.toMatchObject(missing);
  }
  await expect(answerOffer(scene.employer, id, ACCEPT)).rejects.toMatchObject(missing);
  await expect(withdrawOffer(scene.seeker, id)).rejects.toMatchObject(missing);
});
