import { execFile } from "node:child_process";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { dropCached } from "@/lib/platform/caching/cache";
import { XML_FEED_NAMES } from "@/lib/syndication/xml-feeds/schema";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { isInstalled } from "@/lib/testing/programs";
import { GET } from "./[file]/route";

// Every XML feed, read by parsers that aren't ours, of jobs whose texts could break one.

process.env["CONTACT_EMAIL"] = "feeds@jobs.example.org";

setUpDatabase();

const FILES = [...XML_FEED_NAMES.map((name) => `${name}.xml`), "jobs.rss", "jobs.atom"];
const TITLE = 'R&D <Lead> "ü" ]]> &amp; 😀';
const ABOUT = "Light & <b>tend</b> the lamp ]]> every evening, with \u000b and \u0001 in between. ";

async function feed(file: string): Promise<string> {
  const request = new NextRequest(`http://localhost:3000/feeds/${file}`);
  return (await GET(request, { params: Promise.resolve({ file }) })).text();
}

/** What a program says of a text; rejects if it ends with anything but 0. */
function say(program: string, options: string[], text: string): Promise<string> {
  return new Promise((done, fail) => {
    const running = execFile(program, options, (error, stdout) =>
      error ? fail(error) : done(stdout),
    );
    running.stdin?.end(text);
  });
}

const TEXTS = `
import json, sys, xml.etree.ElementTree as tree
print(json.dumps([element.text for element in tree.parse(sys.stdin.buffer).iter()]))`;

beforeEach(async () => {
  dropCached();
  const companyId = await makeCompany("Müller & Söhne <GmbH>");
  const remote = { workMode: "remote" as const, places: [], eligibleCountries: ["IE"] };
  await makeJob({ companyId, title: TITLE, description: ABOUT.repeat(3), ...remote });
});

describe.each(FILES)("%s", (file) => {
  it.skipIf(!isInstalled("xmllint"))("is well-formed for libxml2", async () => {
    await expect(say("xmllint", ["--noout", "--nonet", "-"], await feed(file))).resolves.toBe("");
  });

  it.skipIf(!isInstalled("python3"))("has the job's title for Python", async () => {
    const texts = JSON.parse(await say("python3", ["-c", TEXTS], await feed(file)));
    expect(texts).toContainEqual(expect.stringContaining(TITLE));
  });
});
