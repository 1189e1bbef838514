import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import type { Login } from "../schema";
import { signUp } from "../sign-up/commands";
import { LOGIN_FAILED, logIn } from "./commands";

setUpDatabase();

const FAILED = { code: "unauthenticated", message: LOGIN_FAILED, fields: {} };

function credentials(values: Partial<Login> = {}): Login {
  return { email: "meera@example.org", password: PASSWORD, userType: "job_seeker", ...values };
}

describe("logging in", () => {
  it("starts a session, whatever the case of the address", async () => {
    const user = await makeUser({ email: "meera@example.org" });

    const { userId, sessionId } = await logIn(
      credentials({ email: "MEERA@example.org" }),
      aClient({ userAgent: "Test" }),
    );

    expect(userId).toBe(user.id);
    expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({
      userId,
      userAgent: "Test",
    });
    expect(await queuedEvents("accounts.signed_in")).toMatchObject([{ userId, sessionId }]);
  });

  // OWASP ASVS 7.2.4: a new session each time.
  it("starts another session each time", async () => {
    await makeUser({ email: "meera@example.org" });
    const client = aClient();

    const first = await logIn(credentials(), client);
    const second = await logIn(credentials(), client);

    expect(first.sessionId).not.toBe(second.sessionId);
  });

  // OWASP ASVS 6.3.8: one answer for all of these.
  it.each([
    ["a wrong password", { password: "not it" }],
    ["an address nobody has", { email: "nobody@example.org" }],
    ["the wrong 'Login as'", { userType: "employer" as const }],
    ["the right password in another case", { password: PASSWORD.toUpperCase() }],
  ])("fails alike for %s", async (_case, values) => {
    await makeUser({ email: "meera@example.org" });

    await expect(logIn(credentials(values), aClient())).rejects.toMatchObject(FAILED);
    expect(await db.session.count()).toBe(0);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "session.refused", actorId: null },
    ]);
  });

  it("lets an admin in through either choice, and an employer through theirs", async () => {
    await makeUser({ email: "meera@example.org", userType: "admin" });
    await makeUser({ email: "jo@example.org", userType: "employer" });

    for (const userType of ["job_seeker", "employer"] as const) {
      await expect(logIn(credentials({ userType }), aClient())).resolves.toMatchObject({
        userType: "admin",
      });
    }
    const asEmployer = credentials({ email: "jo@example.org", userType: "employer" });
    await expect(logIn(asEmployer, aClient())).resolves.toMatchObject({ userType: "employer" });
  });

  it("tells the owner of a suspended account, and nobody else", async () => {
    await makeUser({ email: "meera@example.org", status: "suspended" });

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject({ code: "forbidden" });
    await expect(logIn(credentials({ password: "x" }), aClient())).rejects.toMatchObject(FAILED);
  });

  it("makes a hash of weaker parameters anew", async () => {
    const { hash } = await import("@node-rs/argon2");
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { id } = await makeUser({ email: "meera@example.org", passwordHash: weak });

    await logIn(credentials(), aClient());

    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(passwordHash).toContain("m=19456,t=2,p=1");
    await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
  });

  it("lets the owner of an address in and somebody who only claims it", async () => {
    const owner = await makeUser({ email: "meera@example.org" });
    const claim = await signUp(
      {
        username: "Claimant",
        email: "meera@example.org",
        userType: "job_seeker",
        password: "another password",
      },
      aClient(),
    );

    await expect(logIn(credentials(), aClient())).resolves.toMatchObject({ userId: owner.id });
    await expect(
      logIn(credentials({ password: "another password" }), aClient()),
    ).resolves.toMatchObject({ userId: claim.userId });
  });
});

// OWASP ASVS 6.1.1, 6.3.1.
describe("guessing", () => {
  it("locks an account after five failures, softly", async () => {
    await makeUser({ email: "meera@example.org" });
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(logIn(credentials({ password: "no" }), aClient())).rejects.toThrow();
    }

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("minute"),
    });
  });

  it("tells little to many guesses at once", async () => {
    await makeUser({ email: "meera@example.org" });
    const guesses = Array.from({ length: 20 }, (_, number) =>
      logIn(credentials({ password: `guess ${number}` }), aClient()).catch(
        (error: { code: string }) => error.code,
      ),
    );

    const answers = await Promise.all(guesses);

    expect(answers.filter((code) => code === "unauthenticated").length).toBeLessThan(10);
    expect(new Set(answers)).toEqual(new Set(["unauthenticated", "rate_limited"]));
  });

  it("stops one address after 25 tries at many accounts, others go on", async () => {
    await makeUser({ email: "meera@example.org" });
    const attacker = aClient();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 27; attempt++) {
      const answer = await logIn(credentials({ email: `${attempt}@example.org` }), attacker).catch(
        (error: { code: string }) => error,
      );
      codes.push("code" in answer ? answer.code : "in");
    }

    expect(codes.slice(0, 10)).toEqual(Array(10).fill("unauthenticated"));
    expect(codes.slice(10, 25)).toEqual(Array(15).fill("challenge_required"));
    expect(codes.slice(25)).toEqual(["rate_limited", "rate_limited"]);
    await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
  });
});

// OWASP ASVS 6.3.8: the difference of the medians stays under five milliseconds of noise.
it("takes as long for an address nobody has", async () => {
  await makeUser({ email: "meera@example.org" });
  const samples = { known: [] as number[], unknown: [] as number[] };
  const time = async (email: string) => {
    const start = performance.now();
    await logIn(credentials({ email, password: "no" }), aClient()).catch(() => undefined);
    return performance.now() - start;
  };
  for (let round = 0; round < 40; round++) {
    samples.unknown.push(await time(`nobody${round}@example.org`));
    await db.$executeRaw`DELETE FROM rate_limits`;
    samples.known.push(await time("meera@example.org"));
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[20] ?? 0;

  // A skipped hash would save half: these differ by a few per cent on a busy machine.
  expect(median(samples.unknown) / median(samples.known)).toBeGreaterThan(0.8);
  expect(median(samples.unknown) / median(samples.known)).toBeLessThan(1.25);
});
