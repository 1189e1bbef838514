import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { joinDecided, joinRequested, memberLeft, memberRoleChanged } from "@/lib/companies/events";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { changeCompanyNews } from "../digests/timings.commands";
import { changePreferences } from "../preferences.commands";

const sink = setUpMailSink();
setUpDatabase();

async function toldOf(userId: string): Promise<string[]> {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
  return rows.map(({ title }) => title);
}

describe("a company's team", () => {
  it("the owners are told who asks to join, once, unless they turned it off", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    const quiet = await aMemberOf(companyId, "owner");
    const recruiter = await aMemberOf(companyId);
    await changePreferences(quiet, { site: { team_change: false } });
    await changeCompanyNews(quiet, { companyId, timings: { team_change: "off" } });
    const asker = await makeUser({ userType: "employer", fullName: "Meera Iyer" });
    const event = { id: randomUUID(), companyId, userId: asker.id };

    await react(joinRequested, event);
    await react(joinRequested, event);

    expect(await toldOf(owner.id)).toEqual(["Meera Iyer asks to join Quay"]);
    expect(await toldOf(quiet.id)).toEqual([]);
    expect(await toldOf(recruiter.id)).toEqual([]);
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(["Meera Iyer asks to join Quay"]);
    expect(sink.mails[0]?.mail.text).toContain("https://jobs.example.org/employer/profile/team");
  });

  it("a person is told the outcome", async () => {
    const companyId = await makeCompany("Quay");
    const owner = await aMemberOf(companyId, "owner");
    const { id: userId } = await makeUser({ userType: "employer" });
    const about = () => ({ id: randomUUID(), companyId, userId });

    await react(joinDecided, { ...about(), isAccepted: true });
    await db.companyMember.create({ data: { companyId, userId, role: "owner" } });
    await react(memberRoleChanged, { ...about(), role: "owner" });
    expect(await toldOf(userId)).toEqual(["You've joined Quay", "You're now an owner of Quay"]);

    await db.companyMember.deleteMany({ where: { userId } });
    await react(memberLeft, { ...about(), byUserId: owner.id });
    await react(memberLeft, { ...about(), byUserId: userId });

    // What led to the team's page goes with the membership.
    expect(await toldOf(userId)).toEqual([
      "You've joined Quay",
      "You're no longer a member of Quay",
    ]);
  });
});
