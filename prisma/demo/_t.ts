import { demoJobs } from "@/prisma/demo/jobs";

const t = performance.now();
const now = new Date("2026-11-21T10:00:00Z");
const jobs = demoJobs(now);
console.log("ms", performance.now() - t, jobs.length);
const count = (f: (j: any) => string) => {
  const m: Record<string, number> = {};
  for (const j of jobs) {
    const k = f(j);
    m[k] = (m[k] ?? 0) + 1;
  }
  return m;
};
console.log(
  count((j) => j.category),
  count((j) => j.jobType),
  count((j) => j.workMode),
);
console.log(
  count((j) => j.pay?.currency ?? "none"),
  count((j) => j.pay?.period ?? "none"),
);
console.log(count((j) => j.companyName));
console.log(count((j) => String(j.experienceYears)));
const len = jobs.map((j) => j.description.length).sort((a, b) => a - b);
console.log("len", len[0], len[1000], len.at(-1));
console.log(
  "fresher",
  jobs.filter(
    (j) => j.jobType !== "internship" && j.experienceYears !== null && j.experienceYears <= 1,
  ).length,
  "deadline",
  jobs.filter((j) => j.deadline).length,
);
console.log(Object.keys(count((j) => j.placeLabels[0] ?? "-")).length);
const from = Number(process.argv[2] ?? 0);
const pickN = Number(process.argv[3] ?? 0);
for (let i = 0; i < pickN; i++) {
  const j = jobs[(from + i * 211) % jobs.length]!;
  const { description, ...rest } = j;
  console.log("\n=========", JSON.stringify(rest), "\n" + description);
}
