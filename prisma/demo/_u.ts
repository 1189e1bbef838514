import { formatPay } from "@/lib/shared/money";
import { demoJobs } from "@/prisma/demo/jobs";
import { companies, countries } from "@/prisma/demo/sources";

const now = new Date("2026-11-21T10:00:00Z");
const jobs = demoJobs(now);
if (process.argv[2] === "intro") {
  for (const c of companies) {
    const [a = "", b = ""] = (c.text.split("\n\n")[0] ?? "").split(/(?<=[.!?]) (?=[A-Z0-9“])/);
    console.log(a.length < 90 ? "**" : "  ", c.name, "|", a, "//", b);
  }
}
if (process.argv[2] === "pay") {
  const seen: Record<string, string[]> = {};
  for (const j of jobs) {
    if (!j.pay) continue;
    const k = j.pay.currency;
    (seen[k] ??= []).push(
      `${j.title.slice(0, 38)} | ${j.jobType} ${j.experienceYears}y ${j.placeLabels[0] ?? "remote"} | ${formatPay(j.pay)}`,
    );
  }
  for (const k in seen) {
    console.log("==", k);
    const l = seen[k]!;
    for (let i = 0; i < l.length; i += Math.max(1, Math.ceil(l.length / 11))) console.log(l[i]);
  }
}
