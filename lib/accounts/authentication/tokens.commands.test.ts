import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { findByToken } from "../queries";
import { changePassword } from "./passwords.commands";
import { signOut } from "./sessions.commands";
import { forgetEnded, logInForToken, refreshToken, signUpForToken } from "./tokens.commands";

setUpDatabase();

async function logIn() {
  const user = await makeUser();
  const response = await logInForToken(
    { email: user.email, password: PASSWORD, userType: "job_seeker" },
    aClient(),
  );
  return { user, token: response.token, userId: response.userId, response };
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

// OWASP ASVS 7.2.2, 7.2.3, 14.2.1: random, stored as a hash, valid for eight hours.
describe("a bearer token", () => {
  it("comes with a login, as the specification says", async () => {
    const { user, token, response } = await logIn();

    expect(response).toEqual({
      token,
      userId: user.id,
      userType: "job_seeker",
      user: { id: user.id, username: user.username, userType: "job_seeker" },
    });
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await findByToken(token)).toMatchObject({ id: user.id, sessionId: null });
    const [row] = await db.$queryRaw<
      { text: string }[]
    >`SELECT api_tokens::text AS text FROM api_tokens`;
    expect(row?.text).not.toContain(token);
    expect(await db.session.count()).toBe(0);
  });

  it("comes with a sign-up", async () => {
    const { token, userId } = await signUpForToken(
      { username: "Jo", email: "jo@example.org", userType: "employer", password: "tidal basin" },
      aClient(),
    );

    expect(await findByToken(token)).toMatchObject({ id: userId, hasVerifiedEmail: false });
  });

  it("ends after eight hours", async () => {
    const { token } = await logIn();
    const { expiresAt } = await db.apiToken.findFirstOrThrow();

    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(7.9 * 3_600_000);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(8 * 3_600_000);
    await db.apiToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await findByToken(token)).toBeNull();
  });

  it("is exchanged for a new one, once", async () => {
    const { token, userId } = await logIn();

    const results = await Promise.allSettled(
      [1, 2, 3].map(() => refreshToken({ userId, token }, aClient())),
    );

    const fresh = results.flatMap((response) =>
      response.status === "fulfilled" ? response.value : [],
    );
    expect(fresh).toHaveLength(1);
    expect(await findByToken(token)).toBeNull();
    expect(await findByToken(fresh[0] ?? "")).toMatchObject({ id: userId });
  });

  it("is not exchanged for someone else, nor after it has ended", async () => {
    const { token, userId } = await logIn();
    const other = await makeUser();
    const refused = { code: "unauthenticated" };

    await expect(refreshToken({ userId: other.id, token }, aClient())).rejects.toMatchObject(
      refused,
    );
    await expect(refreshToken({ userId, token: "x" }, aClient())).rejects.toMatchObject(refused);
    await db.apiToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await expect(refreshToken({ userId, token }, aClient())).rejects.toMatchObject(refused);
  });

  // OWASP ASVS 7.3.2: however often it is refreshed.
  it("never lasts longer than thirty days from the login", async () => {
    const { token, userId } = await logIn();
    await db.apiToken.updateMany({ data: { loginAt: hoursFromNow(-30 * 24 + 1) } });

    await refreshToken({ userId, token }, aClient());

    const { expiresAt } = await db.apiToken.findFirstOrThrow();
    expect(expiresAt.getTime()).toBeLessThanOrEqual(hoursFromNow(1).getTime());
  });

  // OWASP ASVS 7.4.1, 7.4.2, 7.4.3.
  it.each([
    [
      "logout",
      async (token: string, user: Awaited<ReturnType<typeof makeUser>>) =>
        signOut(await asActor(user), token),
    ],
    [
      "a new password",
      async (_token: string, user: Awaited<ReturnType<typeof makeUser>>) =>
        changePassword(await asActor(user), {
          currentPassword: PASSWORD,
          password: "a new password",
          confirmPassword: "a new password",
        }),
    ],
    [
      "a suspension",
      async (_token: string, user: Awaited<ReturnType<typeof makeUser>>) =>
        db.user.update({ where: { id: user.id }, data: { status: "suspended" } }),
    ],
  ])("ends with %s", async (_what, end) => {
    const { token, user } = await logIn();

    await end(token, user);

    expect(await findByToken(token)).toBeNull();
  });

  it("is deleted once it has ended", async () => {
    await logIn();
    await forgetEnded(hoursFromNow(7));
    expect(await db.apiToken.count()).toBe(1);

    await forgetEnded(hoursFromNow(9));
    expect(await db.apiToken.count()).toBe(0);
  });
});
