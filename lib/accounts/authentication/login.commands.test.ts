import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { hashPassword } from "@/lib/platform/security/password-hash";
import { aClient, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import type { Login } from "../schema";
import { LOGIN_FAILED, logIn } from "./login.commands";
import { signUp } from "./sign-up.commands";

setUpDatabase();

const FAILED = { code: "unauthenticated", message: LOGIN_FAILED, fields: {} };

function credentials(values: Partial<Login> = {}): Login {
  return { email: "meera@example.org", password: PASSWORD, userType: "job_seeker", ...values };
}

describe("logging in", () => {
  it("starts a session, ignoring the case of the address", async () => {
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

  // OWASP ASVS 7.2.4: every login starts a new session.
  it("starts another session each time", async () => {
    await makeUser({ email: "meera@example.org" });
    const client = aClient();

    const first = await logIn(credentials(), client);
    const second = await logIn(credentials(), client);

    expect(first.sessionId).not.toBe(second.sessionId);
  });

  // OWASP ASVS 6.3.8: all of these get the same answer.
  it.each([
    ["a wrong password", { password: "not it" }],
    ["an address nobody has", { email: "nobody@example.org" }],
    ["the right password in another case", { password: PASSWORD.toUpperCase() }],
  ])("fails in the same way for %s", async (_case, values) => {
    await makeUser({ email: "meera@example.org" });

    await expect(logIn(credentials(values), aClient())).rejects.toMatchObject(FAILED);
    expect(await db.session.count()).toBe(0);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "session.refused", actorId: null },
    ]);
  });

  it("says which type an account has, to those who know its password", async () => {
    await makeUser({ email: "meera@example.org" });
    await makeUser({ email: "jo@example.org", userType: "employer" });

    await expect(logIn(credentials({ userType: "employer" }), aClient())).rejects.toMatchObject({
      code: "forbidden",
      message: "This is a job seeker's account. Select Job Seeker under Login as.",
    });
    await expect(logIn(credentials({ email: "jo@example.org" }), aClient())).rejects.toMatchObject({
      code: "forbidden",
      message: "This is an employer's account. Select Employer under Login as.",
    });
    const guess = credentials({ email: "jo@example.org", password: "not it" });
    await expect(logIn(guess, aClient())).rejects.toMatchObject(FAILED);
    expect(await db.session.count()).toBe(0);
  });

  it("accepts either account type for an admin, and their own for an employer", async () => {
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

  it("tells the owner of a suspended account, and no one else", async () => {
    await makeUser({ email: "meera@example.org", status: "suspended" });

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject({ code: "forbidden" });
    await expect(logIn(credentials({ password: "x" }), aClient())).rejects.toMatchObject(FAILED);
  });

  it("renews a hash made with weaker parameters", async () => {
    const { hash } = await import("@node-rs/argon2");
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { id } = await makeUser({ email: "meera@example.org", passwordHash: weak });

    await logIn(credentials(), aClient());

    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(passwordHash).toContain("m=19456,t=2,p=1");
    await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
  });

  it("lets in both the owner of an address and someone who only claims it", async () => {
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

  it("lets in the first person to claim an address, however many sign up with it later", async () => {
    const claim = { email: "meera@example.org", emailVerifiedAt: null };
    const first = await makeUser({ ...claim, createdAt: new Date("2026-01-01") });
    for (const day of ["02", "03", "04"]) {
      await makeUser({
        ...claim,
        createdAt: new Date(`2026-01-${day}`),
        passwordHash: await hashPassword("a stranger's password"),
      });
    }

    await expect(logIn(credentials(), aClient())).resolves.toMatchObject({ userId: first.id });
  });
});

// OWASP ASVS 6.3.8: the medians differ by less than five milliseconds of noise.
it("logging in takes just as long for an unknown address", async () => {
  await makeUser({ email: "meera@example.org" });
  const samples = { known: [] as number[], unknown: [] as number[] };
  const time = async (email: string) => {
    const start = performance.now();
    await logIn(credentials({ email, password: "no" }), aClient()).catch(() => undefined);
    return performance.now() - start;
  };
  for (let round = 0; round < 25; round++) {
    samples.unknown.push(await time(`nobody${round}@example.org`));
    await db.$executeRaw`DELETE FROM rate_limits`;
    samples.known.push(await time("meera@example.org"));
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[12] ?? 0;

  // Skipping the hash would halve the time; these differ by a few percent on a busy machine.
  expect(median(samples.unknown) / median(samples.known)).toBeGreaterThan(0.8);
  expect(median(samples.unknown) / median(samples.known)).toBeLessThan(1.25);
});
