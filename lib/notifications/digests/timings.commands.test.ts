import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { applicationSubmitted } from "@/lib/applications/events";
import { memberRoleChanged } from "@/lib/companies/events";
import { db } from "@/lib/platform/db/client";
import { aMemberOf, anAssigned } from "@/lib/testing/applications/making";
import { aDailyReader, applyAndTell, DAILY, nextMorning } from "@/lib/testing/company-news";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { linkIn, setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { changeCompanyNews, stopCompanyNews } from "./timings.commands";
import { listCompanyNews } from "./timings.queries";

const sink = setUpMailSink();
setUpDatabase();

const addressOf = async ({ id }: { id: string }) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).email;

describe("choosing a timing", () => {
  const timingOf = async (member: { id: string }, kind: string) =>
    (await listCompanyNews(member)).flatMap(({ news }) =>
      news.flatMap((each) => (each.kind === kind ? [each.timing] : [])),
    );

  it("applies to one company only", async () => {
    const { companyId, member } = await aDailyReader();
    const other = await makeCompany();
    await db.companyMember.create({
      data: { companyId: other, userId: member.id, role: "recruiter" },
    });
    await changeCompanyNews(member, { companyId, timings: { new_application: "off" } });

    expect((await timingOf(member, "new_application")).sort()).toEqual(["at_once", "off"]);
  });

  it("is refused for someone else's company", async () => {
    const { companyId } = await aDailyReader();
    const stranger = await aMemberOf(await makeCompany());

    await expect(changeCompanyNews(stranger, { companyId, timings: DAILY })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("adds nothing that was announced already, if it changes between two attempts", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    await changeCompanyNews(member, { companyId, timings: { new_application: "at_once" } });
    const first = await applyAndTell(jobId);
    await changeCompanyNews(member, { companyId, timings: DAILY });
    await react(applicationSubmitted, first.event);
    const second = await applyAndTell(jobId, "Tom Ude");
    await changeCompanyNews(member, { companyId, timings: { new_application: "at_once" } });
    await react(applicationSubmitted, second.event);
    await nextMorning();

    const subjects = sink.mailsTo(await addressOf(member)).map(({ mail }) => mail.subject);
    expect(subjects).toEqual([
      "Ines Carvalho applied for Bread baker",
      "Daily digest for Acme Bakery: 1 update",
    ]);
  });

  it("drops what waits if it is turned off", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    await applyAndTell(jobId);
    await changeCompanyNews(member, { companyId, timings: { new_application: "off" } });

    expect(await nextMorning()).toBe(0);
  });

  it("offers each role the news that it gets", async () => {
    const companyId = await makeCompany();
    const interviewer = await anAssigned(companyId, "interviewer");
    const [company] = await listCompanyNews(interviewer);

    expect(company?.news.map(({ kind, isAlways }) => [kind, isAlways])).toEqual([
      ["application_withdrawn", false],
      ["own_interview", true],
      ["review_asked", false],
    ]);
  });
});

describe("the link in an email", () => {
  it("turns off only that kind, and a repeat changes nothing", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    await changeCompanyNews(member, { companyId, timings: { new_application: "at_once" } });
    await applyAndTell(jobId);
    const [mail] = sink.mailsTo(await addressOf(member));
    const token = new URL(linkIn(mail)).searchParams.get("token") ?? "";

    await stopCompanyNews(token);
    await stopCompanyNews(token);
    await applyAndTell(jobId, "Tom Ude");

    expect(sink.mailsTo(await addressOf(member))).toHaveLength(1);
    expect(mail?.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  });

  it("of a digest turns off everything that comes daily", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    await applyAndTell(jobId);
    await nextMorning();
    const [mail] = sink.mailsTo(await addressOf(member));
    const token = new URL(linkIn(mail)).searchParams.get("token") ?? "";

    await stopCompanyNews(token);

    const [company] = await listCompanyNews(member);
    const chosen = company?.news.filter(({ timing }) => timing === "off").map(({ kind }) => kind);
    expect(company?.companyId).toBe(companyId);
    expect(chosen).toEqual(["new_application", "applicant_message", "team_interview"]);
  });

  it.each(["", "none", `${randomUUID()}.${randomUUID()}.new_application.${"a".repeat(43)}`])(
    "is refused when it isn't ours: %s",
    async (token) => {
      await expect(stopCompanyNews(token)).rejects.toMatchObject({ code: "gone" });
    },
  );

  it("is left out of emails that can't be turned off, which are always sent", async () => {
    const companyId = await makeCompany();
    const member = await aMemberOf(companyId);
    await changeCompanyNews(member, { companyId, timings: { team_change: "off" } });
    const role = "owner" as const;
    await react(memberRoleChanged, { id: randomUUID(), companyId, userId: member.id, role });

    const [mail] = sink.mailsTo(await addressOf(member));
    expect(mail?.mail.subject).toContain("You're now an owner");
    expect(mail?.raw).not.toMatch(/unsubscribe/i);
  });
});
