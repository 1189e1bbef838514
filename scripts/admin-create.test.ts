import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { logIn } from "@/lib/accounts/authentication/login.commands";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";

setUpDatabase();

const PASSWORD = "seven calm harbours";

type EndedCommand = { code: number | null; said: string };

/** Runs `npm run admin:create`, with the password piped in. */
function createAdmin(args: string[], piped: string): Promise<EndedCommand> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "scripts/admin-create.ts", ...args],
    { stdio: ["pipe", "pipe", "pipe"], env: process.env },
  );
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  child.stdin.end(piped);
  return new Promise((done) => child.on("close", (code) => done({ code, said })));
}

const named = (email: string, username: string) => ["--email", email, "--username", username];

describe("npm run admin:create", () => {
  it("creates an admin who can log in, approved and with a verified address", async () => {
    const ended = await createAdmin(named("asha@example.org", "asha"), `${PASSWORD}\nmore\n`);

    expect(ended).toMatchObject({
      code: 0,
      said: expect.stringContaining("Created the admin asha"),
    });
    expect(ended.said).not.toContain(PASSWORD);
    // The login asks for a job seeker or an employer, and lets an admin in as either.
    expect(ended.said).toContain("/login, as a job seeker or an employer alike");
    const user = await db.user.findFirstOrThrow();
    expect(user).toMatchObject({
      email: "asha@example.org",
      userType: "admin",
      status: "active",
      emailVerifiedAt: expect.any(Date),
      twoFactorEnabledAt: null,
    });
    const login = { email: user.email, password: PASSWORD, userType: "admin" as const };
    await expect(logIn(login, aClient())).resolves.toMatchObject({ userId: user.id });
    expect(await db.auditEntry.findMany({ where: { action: "admin.created" } })).toMatchObject([
      { actorId: null, targetId: user.id },
    ]);
  });

  it.each([
    [
      "a short password",
      { args: named("a@example.org", "a"), piped: "elevenchars" },
      "at least 12 characters",
    ],
    [
      "a common password",
      { args: named("a@example.org", "a"), piped: "password1234" },
      "too common",
    ],
    ["no password", { args: named("a@example.org", "a"), piped: "" }, "No account was created"],
    ["no address", { args: ["--username", "a"], piped: PASSWORD }, "npm run admin:create --"],
    [
      "an invalid address",
      { args: named("a.example.org", "a"), piped: PASSWORD },
      "Enter an email address",
    ],
    ["an unknown option", { args: ["--admin", "a"], piped: PASSWORD }, "Unknown option"],
  ])("refuses %s", async (_what, { args, piped }, sentence) => {
    const ended = await createAdmin(args, piped);

    expect(ended).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
    expect(ended.said).not.toContain("node:");
    expect(await db.user.count()).toBe(0);
  });

  it("refuses a verified address and a taken user name, but not a claimed address", {
    timeout: 60_000,
  }, async () => {
    await makeUser({ email: "meera@example.org", username: "meera" });
    await makeUser({ email: "claimed@example.org", emailVerifiedAt: null });

    const [owned, taken, claimed] = [
      await createAdmin(named("Meera@example.org", "asha"), PASSWORD),
      await createAdmin(named("asha@example.org", "Meera"), PASSWORD),
      await createAdmin(named("claimed@example.org", "asha"), PASSWORD),
    ];

    expect(owned).toEqual({
      code: 1,
      said: "An account has verified the address Meera@example.org already. Use another one.\n",
    });
    expect(taken).toEqual({ code: 1, said: "This user name is taken. Choose another.\n" });
    expect(claimed.code).toBe(0);
    expect(await db.user.count({ where: { userType: "admin" } })).toBe(1);
  });
});
