import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { requestVerification } from "@/lib/accounts/email-address.commands";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { resumeUploaded } from "@/lib/profiles/resumes/events";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { aPdf } from "@/lib/testing/resumes";
import { setUpStorage } from "@/lib/testing/storage";
import { queues } from "./registry";
import { startWorker } from "./runner";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();

const RESUMES = 100;

async function uploadMany(userId: string): Promise<void> {
  const bytes = await aPdf(["Meera of the Harbour", "Skills", "Python, Welding"]);
  for (let made = 0; made < RESUMES; made += 1) {
    const fileKey = newFileKey("pdf");
    await storeFile("resumes", fileKey, bytes);
    await db.$transaction(async (tx) => {
      const { id } = await tx.resume.create({
        data: {
          ...{ userId, fileKey, name: "cv.pdf", format: "pdf", size: bytes.length },
          checksum: randomBytes(32),
        },
      });
      await announce(tx, resumeUploaded, { id });
    });
  }
}

it("sends a verification email within five seconds while a hundred resumes wait", async () => {
  const user = await makeUser({ emailVerifiedAt: null });
  await uploadMany(user.id);
  const worker = await startWorker();
  try {
    const reading = () => db.resume.count({ where: { reading: "done" } });
    await vi.waitFor(async () => expect(await reading()).toBeGreaterThan(0), { timeout: 20_000 });

    await requestVerification(await asActor(user), aClient());
    const asked = performance.now();
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), { timeout: 60_000 });

    expect(performance.now() - asked).toBeLessThan(5000);
    expect(sink.mails[0]?.recipients).toEqual([user.email]);
    expect(await db.resume.count({ where: { reading: "waiting" } })).toBeGreaterThan(RESUMES / 2);
  } finally {
    await worker.stop();
  }
}, 120_000);

it("has a unique name for every reaction", () => {
  const names = queues.flatMap((queue) => Object.keys(queue.reactions));

  expect(new Set(names).size).toBe(names.length);
});

it("has each scheduled task in the table that operators read", () => {
  const documented = readFileSync("docs/operations.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => line.split("|")[1]?.match(/\w+/g) ?? []);
  const names = queues.flatMap(({ scheduled = [] }) => scheduled.map(({ name }) => name));

  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});
