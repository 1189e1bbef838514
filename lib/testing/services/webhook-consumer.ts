import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

// A receiver as others would write it, in a process of its own: it checks what it gets with the
// public library for Standard Webhooks, and writes a line about each request. It doesn't answer
// the first one.

const secret = process.argv[2] ?? "";
let count = 0;

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const body = Buffer.concat(parts).toString("utf8");
    let isTrue = true;
    try {
      new Webhook(secret).verify(body, request.headers as Record<string, string>);
    } catch {
      isTrue = false;
    }
    const { type, data } = JSON.parse(body) as { type: string; data: { job: { id: string } } };
    const line = { id: request.headers["webhook-id"], type, jobId: data.job.id, isTrue, body };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    count += 1;
    if (count > 1) response.writeHead(204).end();
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
