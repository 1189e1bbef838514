import { beforeEach, describe, expect, it, vi } from "vitest";
import { solve } from "@/lib/browser/challenge";
import { db } from "@/lib/platform/db/client";
import { makeChallenge } from "@/lib/platform/security/challenge";
import { hashPassword } from "@/lib/platform/security/password-hash";
import { spend } from "@/lib/platform/security/rate-limit";
import { aClient, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import type { Login } from "../schema";
import { LOGIN_FAILED, logIn } from "./login.commands";

setUpDatabase();
// Browsers solve challenges only on pages served over HTTPS or from the local machine.
vi.stubGlobal("isSecureContext", true);

const FAILED = { code: "unauthenticated", message: LOGIN_FAILED, fields: {} };
const CHALLENGED = { code: "challenge_required" };

function credentials(values: Partial<Login> = {}): Login {
  return { email: "meera@example.org", password: PASSWORD, userType: "job_seeker", ...values };
}

/** Makes wrong guesses, each from a different network. */
async function guess(times: number, email = "meera@example.org"): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) {
    await logIn(credentials({ email, password: "no" }), aClient()).catch(() => undefined);
  }
}

// OWASP ASVS 6.1.1, 6.3.1.
describe("the guard against guessing", () => {
  it("requires a challenge for an account after five failures", async () => {
    await makeUser({ email: "meera@example.org" });
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(logIn(credentials({ password: "no" }), aClient())).rejects.toThrow();
    }

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject(CHALLENGED);
  });

  it("locks an unknown address in the same way", async () => {
    const unknown = { email: "nobody@example.org", password: "no" };
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(logIn(credentials(unknown), aClient())).rejects.toMatchObject(FAILED);
    }

    await expect(logIn(credentials(unknown), aClient())).rejects.toMatchObject(CHALLENGED);
  });

  it("is not cleared when another account with the address logs in", async () => {
    await makeUser({ email: "meera@example.org" });
    const own = { password: "another password" };
    await makeUser({
      email: "meera@example.org",
      emailVerifiedAt: null,
      passwordHash: await hashPassword(own.password),
    });
    await guess(4);
    await logIn(credentials(own), aClient());
    await guess(1);

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject(CHALLENGED);
    await expect(logIn(credentials(own), aClient())).resolves.toBeTruthy();
  });

  it("is cleared once the address's owner logs in", async () => {
    await makeUser({ email: "meera@example.org" });
    for (let round = 0; round < 3; round++) {
      await guess(4);
      await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
    }
  });

  it("reveals little to many simultaneous guesses", async () => {
    await makeUser({ email: "meera@example.org" });
    const guesses = Array.from({ length: 20 }, (_, number) =>
      logIn(credentials({ password: `guess ${number}` }), aClient()).catch(
        (error: { code: string }) => error.code,
      ),
    );

    const results = await Promise.all(guesses);

    expect(results.filter((code) => code === "unauthenticated").length).toBeLessThan(10);
    expect(new Set(results)).toEqual(new Set(["unauthenticated", "challenge_required"]));
  });

  it("stops an address after 25 attempts at many accounts, while others go on", async () => {
    await makeUser({ email: "meera@example.org" });
    const attacker = aClient();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 27; attempt++) {
      const response = await logIn(
        credentials({ email: `${attempt}@example.org` }),
        attacker,
      ).catch((error: { code: string }) => error);
      codes.push("code" in response ? response.code : "in");
    }

    expect(codes.slice(0, 10)).toEqual(Array(10).fill("unauthenticated"));
    expect(codes.slice(10, 25)).toEqual(Array(15).fill("challenge_required"));
    expect(codes.slice(25)).toEqual(["rate_limited", "rate_limited"]);
    await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
  });
});

describe("a locked account", () => {
  beforeEach(async () => {
    await makeUser({ email: "meera@example.org" });
    await guess(5);
  });

  const withChallenge = async (values: Partial<Login> = {}) =>
    credentials({ ...values, challenge: await solve(await makeChallenge()) });

  it("lets its owner in after solving a challenge", async () => {
    await expect(logIn(credentials(), aClient())).rejects.toMatchObject(CHALLENGED);

    await expect(logIn(await withChallenge(), aClient())).resolves.toBeTruthy();
    await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
  });

  it("requires a challenge for each guess, and reveals no more than without one", async () => {
    const wrong = await withChallenge({ password: "no" });

    await expect(logIn(wrong, aClient())).rejects.toMatchObject(FAILED);
    await expect(logIn(wrong, aClient())).rejects.toMatchObject(CHALLENGED);
    const right = { ...wrong, password: PASSWORD };
    await expect(logIn(right, aClient())).rejects.toMatchObject(CHALLENGED);
  });

  it("accepts a limited number of these guesses, from any number of networks", async () => {
    // An address of its own, because a limit's refusals are remembered in memory for some seconds.
    const email = "besieged@example.org";
    await makeUser({ email });
    const { knownDevices } = await logIn(credentials({ email }), aClient());
    await guess(5, email);
    await spend("challengedLoginByEmail", email, 30);

    const guessing = logIn(await withChallenge({ email }), aClient());
    await expect(guessing).rejects.toMatchObject({ code: "rate_limited" });
    await expect(logIn(credentials({ email }), aClient(), knownDevices)).resolves.toBeTruthy();
  });
});

describe("a known device", () => {
  const email = "meera@example.org";
  let cookie = "";

  beforeEach(async () => {
    await makeUser({ email });
    ({ knownDevices: cookie } = await logIn(credentials(), aClient()));
  });

  const logInThere = (values: Partial<Login> = {}, known = cookie) =>
    logIn(credentials(values), aClient(), known);

  it("can log in while the account is locked for others", async () => {
    await guess(5);

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject(CHALLENGED);
    await expect(logInThere()).resolves.toBeTruthy();
  });

  it("can log in even if its account isn't the first or last with the address", async () => {
    await db.user.updateMany({
      data: { emailVerifiedAt: null, createdAt: new Date("2026-01-02") },
    });
    const stranger = { email, emailVerifiedAt: null, passwordHash: await hashPassword("x") };
    await makeUser({ ...stranger, createdAt: new Date("2026-01-01") });
    await makeUser({ ...stranger, createdAt: new Date("2026-01-03") });

    await expect(logIn(credentials(), aClient())).rejects.toMatchObject(FAILED);
    await expect(logInThere()).resolves.toBeTruthy();
  });

  it("gets no more guesses than others: its failures count separately", async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await expect(logInThere({ password: "no" })).rejects.toMatchObject(FAILED);
    }
    await expect(logIn(credentials(), aClient())).resolves.toBeTruthy();
    await guess(5);

    await expect(logInThere()).rejects.toMatchObject(CHALLENGED);
  });

  it("changes at each login, and several accounts can recognise it", async () => {
    await makeUser({ email: "asha@example.org" });
    const both = (await logIn(credentials({ email: "asha@example.org" }), aClient(), cookie))
      .knownDevices;
    expect(both).not.toContain("meera");
    await guess(5);
    const { knownDevices: next } = await logInThere({}, both);

    expect(next.split("~")).toHaveLength(2);
    expect(next).not.toBe(both);
    await guess(5);
    await guess(5, "asha@example.org");
    await expect(logInThere({}, next)).resolves.toBeTruthy();
    await expect(logInThere({ email: "asha@example.org" }, next)).resolves.toBeTruthy();
  });

  it.each<[string, (cookie: string) => string | Promise<string>]>([
    [
      "another account's cookie",
      async () => {
        await makeUser({ email: "asha@example.org" });
        return (await logIn(credentials({ email: "asha@example.org" }), aClient())).knownDevices;
      },
    ],
    ["a changed cookie", (known) => `${known.slice(0, -1)}${known.endsWith("A") ? "B" : "A"}`],
    ["a cookie with a later expiry", (known) => known.replace(/^[^.]+/, "zzzzzzzzz")],
    ["an empty cookie", () => ""],
    ["a very long cookie", () => "a.b.c~".repeat(10_000)],
    [
      "a cookie from before the password changed",
      async (known) => {
        await db.user.updateMany({ data: { passwordHash: await hashPassword(PASSWORD) } });
        return known;
      },
    ],
    [
      "an expired cookie",
      (known) => {
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 181 * 86_400_000 });
        return known;
      },
    ],
  ])("is not recognised by %s", async (_what, change) => {
    const given = await change(cookie);
    try {
      await guess(5);
      await expect(logInThere({}, given)).rejects.toMatchObject(CHALLENGED);
    } finally {
      vi.useRealTimers();
    }
  });
});
