import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { applicationInput } from "@/lib/applications/applying/submissions.schema";
import { type CallResponse, type ChaosSeeker, call, isYes, signUp } from "./client";

/** What the product acknowledged. */
export type DoneWrites = {
  signUps: string[];
  saved: { userId: string; jobId: string }[];
  applications: { userId: string; jobId: string }[];
  postings: string[];
};

type Scene = {
  site: string;
  seekers: readonly ChaosSeeker[];
  jobIds: readonly string[];
  employer: string;
  draw: <Value>(values: readonly Value[]) => Value;
};

/** Running writers: what was acknowledged so far, and how to stop them. */
export type Writers = {
  readonly acknowledged: DoneWrites;
  /** How many calls were made, and how many of them succeeded or failed. */
  readonly asked: () => { calls: number; yes: number; failed: number };
  readonly stop: () => Promise<void>;
};

// What a team may post per hour; below the product's own limit.
const MOST_POSTINGS = 25;
const AT_ONCE = 4;
const PAUSE_MS = 60;

/** Writes almost without a pause, each writer one call after the other, until stopped. */
export function startWriters(scene: Scene): Writers {
  const { site, seekers, jobIds, employer, draw } = scene;
  const acknowledged: DoneWrites = { signUps: [], saved: [], applications: [], postings: [] };
  const applied = new Set<string>();
  const counts = { calls: 0, yes: 0, failed: 0 };
  let posted = 0;
  let isOver = false;

  const count = (response: CallResponse): boolean => {
    counts.calls += 1;
    if (isYes(response)) counts.yes += 1;
    // A proper refusal, such as too many applications in a day, isn't a failure.
    if (response.status === 0 || response.status >= 500) counts.failed += 1;
    return isYes(response);
  };

  const save = async () => {
    const [seeker, jobId] = [draw(seekers), draw(jobIds)];
    const url = `${site}/api/saved-jobs/${jobId}`;
    if (count(await call(url, { method: "PUT", token: seeker.token }))) {
      acknowledged.saved.push({ userId: seeker.id, jobId });
    }
  };
  const apply = async () => {
    const [seeker, jobId] = [draw(seekers), draw(jobIds)];
    if (applied.has(`${seeker.id} ${jobId}`)) return;
    applied.add(`${seeker.id} ${jobId}`);
    const json = {
      submissionId: randomUUID(),
      fullName: "Asked While It Fell",
      email: seeker.email,
      resumeId: seeker.resumeId,
      coverLetter: `Letter ${randomUUID()}`,
      answers: [],
    } satisfies z.input<typeof applicationInput>;
    const url = `${site}/api/jobs/${jobId}/applications`;
    const send = () => call(url, { method: "POST", token: seeker.token, json });
    const first = await send();
    // Like a form whose response was lost: sends the same again, which must stay one application.
    if (count(first.status === 0 ? await send() : first)) {
      acknowledged.applications.push({ userId: seeker.id, jobId });
    }
  };
  const register = async () => {
    const { email, response } = await signUp(site);
    if (count(response)) acknowledged.signUps.push(email);
  };
  const post = async () => {
    if (posted >= MOST_POSTINGS) return;
    posted += 1;
    const words = randomUUID().replaceAll("-", " ");
    const json = {
      title: `Chaos keeper ${words}`,
      location: "Remote",
      jobType: "Full-time",
      category: "Design",
      experienceLevel: 1,
      description: `Keep what was said yes to. ${words} ${randomUUID()}`,
      skillsRequired: ["Patience"],
    };
    if (count(await call(`${site}/api/postJob`, { method: "POST", token: employer, json }))) {
      acknowledged.postings.push(json.title);
    }
  };

  const turns = [save, save, save, save, apply, apply, apply, register, post];
  const writers = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      await draw(turns)();
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  });
  return {
    acknowledged,
    asked: () => ({ ...counts }),
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}
