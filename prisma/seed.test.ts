import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPictures } from "@/lib/companies/pictures/queries";
import { findPost, listPosts } from "@/lib/content/blog/posts.queries";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { listSavedJobs } from "@/lib/jobs/seeker/saved.queries";
import { listQueue } from "@/lib/moderation/queue/queries";
import { loadCities } from "@/lib/places/commands";
import { db } from "@/lib/platform/db/client";
import { readFile } from "@/lib/platform/storage/storage";
import { findProfile } from "@/lib/profiles/queries";
import { checkFile } from "@/lib/profiles/resumes/file-check";
import { findResumeStep } from "@/lib/profiles/resumes/step.queries";
import { listRecommendations } from "@/lib/recommendations/queries";
import { postMarkup } from "@/lib/structured-data/articles";
import { jobPosting } from "@/lib/structured-data/job-posting";
import { asActor } from "@/lib/testing/accounts";
import { copyTemplateOnce } from "@/lib/testing/database";
import { structuredDataFaults } from "@/lib/testing/services/structured-data";
import { DEMO_POSTS } from "./demo/posts";
import { seedDemo } from "./seed";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };
const NOW = new Date();

// Its files stay from test to test, as its rows do.
const folder = mkdtempSync(join(tmpdir(), "jobharbor-demo-"));
process.env["STORAGE_DIR"] = folder;
afterAll(() => rm(folder, { recursive: true, force: true }));

// Making the demo takes seconds, and no test here changes it.
copyTemplateOnce();
beforeAll(async () => {
  await loadCities();
  await seedDemo(NOW);
}, 120_000);

const findDemoUser = (username: string) => db.user.findUniqueOrThrow({ where: { username } });

describe("the demo", () => {
  it("is created once", async () => {
    const before = await db.job.count();

    expect(before).toBeGreaterThan(1900);
    expect(await seedDemo(NOW)).toBe(0);
    expect(await db.job.count()).toBe(before);
  });

  it("has a seeker with a profile, saved jobs, and recommended jobs", async () => {
    const actor = await asActor(await findDemoUser("asha"));
    const [profile, saved, { jobs }] = await Promise.all([
      findProfile(actor),
      listSavedJobs(actor, { page: 1 }),
      listRecommendations(actor),
    ]);

    expect(profile.completion).toBeGreaterThanOrEqual(60);
    expect(saved.jobs.map(({ note }) => note !== null)).toEqual([true, false, false]);
    expect(jobs).toHaveLength(10);
    const bySkills = jobs.filter(({ reasons }) => reasons[0]?.startsWith("Matches "));
    expect(bySkills.length).toBeGreaterThan(7);
    expect(jobs.filter(({ reasons }) => reasons.at(-1) === "In Pune").length).toBeGreaterThan(0);
    expect(await db.savedJob.count()).toBe(3);
  });

  it("has a seeker whose resume names two skills that her profile lacks", async () => {
    const { resume, findings, isEmpty } = await findResumeStep(
      await asActor(await findDemoUser("asha")),
    );

    expect({ reading: resume?.reading, isEmpty }).toEqual({ reading: "done", isEmpty: false });
    expect(findings).toMatchObject([
      { kind: "skill", content: { name: "Redis" } },
      { kind: "skill", content: { name: "GraphQL" } },
    ]);
  });

  it("has a pipeline with people in every stage, upcoming interviews, and views", async () => {
    const owner = { user: { username: "marta" } };
    const { companyId } = await db.companyMember.findFirstOrThrow({ where: owner });
    const applications = await db.application.findMany({
      where: { companyId },
      include: {
        details: { include: { resume: true, interviews: true, ratings: true } },
        events: true,
      },
    });
    const byStatus = new Map<string, number>();
    for (const { status } of applications) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);

    expect(applications).toHaveLength(57);
    // A colleague met one of them, who has no account.
    const added = await db.applicationAddition.findMany({ include: { details: true } });
    expect(added).toMatchObject([{ origin: "career_fair", details: { userId: null } }]);
    for (const status of [
      "submitted",
      "in_review",
      "interview",
      "offer",
      "hired",
      "not_selected",
    ]) {
      expect(byStatus.get(status) ?? 0, status).toBeGreaterThan(1);
    }
    expect(applications.filter(({ viewedAt }) => viewedAt === null).length).toBeGreaterThan(8);
    const talks = applications.flatMap(({ details }) => details?.interviews ?? []);
    expect(talks.filter(({ startsAt }) => startsAt > NOW).length).toBeGreaterThan(5);
    const offered = await db.interviewInvitation.findMany({
      where: { status: "open", set: { companyId, chooseUntil: { gt: NOW } } },
      select: { set: { select: { slots: true, interviewers: true } } },
    });
    expect(offered.map(({ set }) => [set.slots.length, set.interviewers.length])).toEqual([[3, 2]]);
    const offers = await db.applicationOffer.findMany({
      select: { status: true, expiresAt: true },
    });
    const open = offers.filter(({ status }) => status === "open");
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ expiresAt }) => expiresAt > NOW)).toBe(true);
    expect(offers.some(({ status }) => status === "accepted")).toBe(true);
    // Nobody has come into their stage the moment the demo was made.
    const moved = applications.filter(({ status }) => status !== "submitted");
    expect(moved.every(({ stageSince }) => stageSince && stageSince < NOW)).toBe(true);
    const since = new Date(NOW.getTime() - 90 * 86_400_000);
    const views = await db.jobViews.findMany({ where: { job: { companyId } } });
    expect(Math.min(...views.map(({ day }) => day.getTime()))).toBeLessThan(
      since.getTime() + 4 * 86_400_000,
    );
    const summaries = await db.applicationSummary.findMany({ where: { isStale: false } });
    expect(summaries.length).toBeGreaterThan(55);
    expect(summaries.map(({ headline }) => headline)).not.toContain(null);
    for (const { details, events, createdAt, decidedAt, id } of applications) {
      expect(await readFile("resumes", details?.resume?.fileKey ?? ""), id).not.toBeNull();
      expect(details?.resume?.text).toContain(details?.fullName);
      const times = events.map(({ at }) => at.getTime()).sort((a, b) => a - b);
      expect(times[0]).toBe(createdAt.getTime());
      expect(Math.max(...times, decidedAt?.getTime() ?? 0), id).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it("has a queue for its admin: postings to review, one of them suspicious, an appeal and reports", async () => {
    const admin = { ...(await asActor(await findDemoUser("owen"))), hasTwoFactor: true };
    const { items, counts } = await listQueue(admin, { kind: "", sort: "oldest" });
    const risky = await db.job.findFirstOrThrow({ where: { title: { startsWith: "Data Entry" } } });

    expect(counts).toMatchObject({ job: 3, report: 1, appeal: 1 });
    expect(items).toHaveLength(5);
    expect(risky.riskScore).toBeGreaterThan(50);
  });

  it("has resumes whose files contain the stored text", async () => {
    const resume = await db.resume.findFirstOrThrow({
      where: { user: { username: "marek-dvorsky" } },
    });
    const file = await readFile("resumes", resume.fileKey);
    const bytes = file ? await buffer(file.stream) : Buffer.alloc(0);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });

    expect(await checkFile(resume.name, bytes)).toEqual({ format: "pdf" });
    for (const word of (resume.text ?? "").split(/\s+/)) expect(text).toContain(word);
  });

  it("has photos with descriptions for every company that has a logo", async () => {
    const companies = await db.company.findMany({ where: { logoKey: { not: null } } });
    expect(companies.length).toBeGreaterThan(30);
    for (const { id, name } of companies) {
      const { photos } = await findPictures(id);
      expect(photos.length, name).toBeGreaterThanOrEqual(2);
      for (const { url, smallUrl, alt } of photos) {
        expect(alt).toMatch(/^Drawing of /);
        for (const address of [url, smallUrl]) {
          const key = address.split("/").at(-1) ?? "";
          expect(await readFile("company-pictures", key), `${name}: ${alt}`).not.toBeNull();
        }
      }
    }
  });

  it("has a blog whose articles are complete and link only to existing pages", async () => {
    const { posts } = await listPosts(null, 1);
    const whole = await Promise.all(posts.map(({ slug }) => findPost(slug)));
    const links = whole.flatMap((post) =>
      [...(post?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href]) => href),
    );

    expect(whole.map((post) => post?.slug)).toEqual(DEMO_POSTS.map(({ slug }) => slug));
    for (const post of whole) {
      const picture = await readFile("covers", post?.cover?.url.split("/").at(-1) ?? "");
      const made = await sharp(picture ? await buffer(picture.stream) : undefined).metadata();
      expect(post?.cover).toMatchObject({ width: made.width, height: made.height });
      expect(post?.cover?.alt).not.toBe("");
      expect(post && (await structuredDataFaults(postMarkup(post, SITE)))).toEqual([]);
      expect(post?.words).toBeGreaterThan(300);
    }
    expect([...new Set(links)].sort()).toEqual([
      "/applications",
      "/contact-us",
      "/freshers",
      "/internships",
      "/publish-job",
    ]);
  });

  it("has no job with invalid markup", { timeout: 120_000 }, async () => {
    const jobs = await db.job.findMany({ where: { status: "live" }, select: { id: true } });
    const faults: string[] = [];
    for (const { id } of jobs) {
      const job = await findPublicJob(id, NOW);
      const markup = job === null || job === "gone" ? null : jobPosting(job, SITE, NOW);
      if (!markup) faults.push(`${id}: no markup`);
      else faults.push(...(await structuredDataFaults(markup)).map((fault) => `${id}: ${fault}`));
    }

    expect(faults).toEqual([]);
  });
});
