import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { isOwnPage } from "@/lib/structured-data/own-pages.queries";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { importRedirects } from "./files.commands";
import { findRedirect } from "./queries";

setUpDatabase();

const load = async (text: string, allowsOutside = false) =>
  importRedirects(await anAdmin(), { text, allowsOutside, isOwnPage }, aClient());

describe("importRedirects", () => {
  it("saves the valid rows and gives a reason for each of the others", async () => {
    const report = await load(
      [
        "\uFEFFFrom;To",
        "/a;/jobs",
        "",
        "/b;/a",
        "/c;https://other.example/x",
        "/jobs;/help",
        "/a;/help",
        "/a;/jobs",
        "/x;/y",
        "/y;/x",
        "nothing;/help",
        "/short",
        '"/d?q=""1""";/help',
      ].join("\r\n"),
    );

    expect(report).toMatchObject({ created: 3, changed: 0, unchanged: 1, refused: 7 });
    expect(report.problems.map(({ row }) => row)).toEqual([5, 6, 7, 9, 10, 11, 12]);
    expect(report.problems[3]?.reason).toContain("circle");
    expect((await findRedirect("/b"))?.target).toBe("/jobs");
  });

  it("changes nothing the second time, and then only what differs", async () => {
    const text = "/a,/b\n/c,/d\n";
    await load(text);

    expect(await load(text)).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(await load("/a,/b2\n")).toMatchObject({ changed: 1 });
  });

  it("reads what redirect plugins export, except for patterns", async () => {
    const report = await load(
      "source,target,regex,code,type,hits,title,status\n/old/,/jobs,0,301,url,4,,enabled\n^/x/(.*),/y/$1,1,301,url,0,,enabled\n",
    );

    expect(report).toMatchObject({ created: 1, refused: 1 });
  });

  it("leads to other sites if that is allowed", async () => {
    expect(await load("/a,https://other.example/x", true)).toMatchObject({ created: 1 });
  });

  it("saves twenty thousand rows that lead on to one another in seconds", async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `/old/${i},/middle/${i % 100}`);
    const middles = Array.from({ length: 100 }, (_, i) => `/middle/${i},/job/${i}`);

    expect(await load([...rows, ...middles].join("\n"))).toMatchObject({ created: 20_100 });
    expect((await findRedirect("/old/19999"))?.target).toBe("/job/99");
  });

  it.each(["", "name,town\nAda,Pune\n"])("refuses a file without redirects: %j", async (text) => {
    await expect(load(text)).rejects.toMatchObject({ code: "invalid" });
  });

  it("is for admins only", async () => {
    for (const actor of await noAdmins()) {
      const refused = importRedirects(
        actor,
        { text: "/a,/b", allowsOutside: false, isOwnPage },
        aClient(),
      );
      await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await db.redirect.count()).toBe(0);
  });
});
