import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";

// Sends a hundred wrong passwords at once, again and again, until told to stop; then prints how
// many got which status. A program of its own, so that its work doesn't delay what `login.ts`
// measures. Arguments: the server's address, and `one-address` or `many-addresses`.

const AT_ONCE = 100;
const EVERY_MS = 1000;

const [base = "", mode] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const responses: Record<string, number> = {};
let attacking = true;

// From the range reserved for benchmarks (RFC 2544).
const anyAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`;
const own = anyAddress();

function tryPassword(): Promise<string> {
  const body = JSON.stringify({
    email: `nobody-${randomInt(2 ** 40)}@example.org`,
    password: "a wrong password",
    userType: "job_seeker",
  });
  return new Promise((done) => {
    const sent = request(
      `${base}/api/login`,
      {
        agent,
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "x-forwarded-for": mode === "one-address" ? own : anyAddress(),
        },
      },
      (response) => {
        response.resume();
        response.once("end", () => done(String(response.statusCode)));
      },
    );
    sent.once("error", (error) => done(error.message));
    sent.end(body);
  });
}

process.once("SIGTERM", () => {
  attacking = false;
});
while (attacking) {
  const next = new Promise((done) => setTimeout(done, EVERY_MS));
  for (const response of await Promise.all(Array.from({ length: AT_ONCE }, tryPassword))) {
    responses[response] = (responses[response] ?? 0) + 1;
  }
  await next;
}
process.stdout.write(JSON.stringify(responses));
process.exit(0);
