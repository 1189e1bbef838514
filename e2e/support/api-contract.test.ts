import { execFile } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { readRecords } from "./api-contract";

const folder = mkdtempSync(join(tmpdir(), "api-records-"));
afterAll(() => rmSync(folder, { recursive: true }));

// A server as the product is one: a long download, and JSON in two parts. It prints how often a
// part of the download was copied.
const SERVER = `
  import { createServer } from "node:http";
  const part = Buffer.alloc(123_457);
  const { from } = Buffer;
  let copies = 0;
  Buffer.from = (data, ...rest) => {
    if (data?.length === part.length) copies += 1;
    return from(data, ...rest);
  };
  const server = createServer(({ url }, response) => {
    const isFile = url === "/api/file";
    response.setHeader("content-type", isFile ? "text/csv" : "application/json; charset=utf-8");
    response.write(isFile ? part : '{"a":');
    response.end(isFile ? part : "1}");
  });
  server.listen(0, "127.0.0.1", async () => {
    const url = "http://127.0.0.1:" + server.address().port;
    for (const path of ["/api/file", "/api/a?b=1", "/page"]) await (await fetch(url + path)).text();
    console.log(copies);
    server.close();
  });
`;

it("records each response of the API, with the bodies that are JSON", async () => {
  const recorder = join(import.meta.dirname, "api-recorder.mjs");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", recorder, "--input-type=module", "--eval", SERVER],
    { env: { ...process.env, API_RECORDS: folder } },
  );

  const common = { method: "GET", status: 200, encoding: "" };
  const body = Buffer.from('{"a":1}').toString("base64");
  const records = [
    { ...common, url: "/api/file", type: "text/csv", body: "" },
    { ...common, url: "/api/a?b=1", type: "application/json", body },
  ];
  expect([...readRecords(folder)]).toEqual(records);
  expect(stdout.trim()).toBe("0");

  const [file = ""] = readdirSync(folder);
  appendFileSync(join(folder, file), '{"method":"GET","url":"/api/half');
  expect([...readRecords(folder)]).toEqual(records);
});
