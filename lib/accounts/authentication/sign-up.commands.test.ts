import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { type SignUp, signUpInput } from "../schema";
import { signUp } from "./sign-up.commands";

setUpDatabase();

const given: SignUp = {
  username: "Meera",
  email: "meera@example.org",
  userType: "job_seeker",
  password: "lanterns at dusk",
};

describe("signing up", () => {
  it("creates an account that can be used right away, with its address unverified", async () => {
    const { userId } = await signUp(given, aClient());

    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({
      username: "Meera",
      email: "meera@example.org",
      status: "active",
      emailVerifiedAt: null,
      // OWASP ASVS 11.4.2: argon2id with these parameters.
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(await queuedEvents("accounts.created")).toMatchObject([{ userId }]);
  });

  // OWASP ASVS 8.2.1, 6.3.2: no one can make themselves an admin.
  it("makes an admin wait for approval", async () => {
    const { userId } = await signUp({ ...given, userType: "admin" }, aClient());

    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({
      userType: "admin",
      status: "awaiting_approval",
    });
    expect(await queuedEvents("accounts.admin_requested")).toMatchObject([{ userId }]);
  });

  // OWASP ASVS 6.3.8: the answer does not reveal whether an address is known.
  it("responds in the same way for an address that someone has verified", async () => {
    const owner = await makeUser({ email: given.email });

    const response = await signUp({ ...given, email: "MEERA@example.org" }, aClient());

    expect(Object.keys(response)).toEqual(["userId", "userType"]);
    expect(await db.user.findUnique({ where: { id: owner.id } })).toEqual(owner);
  });

  it.each(["ADMIN", "Jobharbor Support"])(
    "refuses the user name %s, which is reserved",
    async (username) => {
      await expect(signUp({ ...given, username }, aClient())).rejects.toMatchObject({
        code: "invalid",
        fields: { username: ["This user name is reserved. Choose another."] },
      });
      expect(await db.user.count()).toBe(0);
    },
  );

  it("refuses a user name that is taken, at its field, ignoring case", async () => {
    await signUp(given, aClient());

    await expect(
      signUp({ ...given, username: "meera", email: "other@example.org" }, aClient()),
    ).rejects.toMatchObject({
      code: "invalid",
      fields: { username: ["This user name is taken. Choose another."] },
    });
  });

  it("creates one account for a double click", async () => {
    const client = aClient();

    const results = await Promise.allSettled([signUp(given, client), signUp(given, client)]);

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count()).toBe(1);
    expect(await queuedEvents("accounts.created")).toHaveLength(1);
  });
});

// Spec, section 5: checked in this order. Then our own rules (OWASP ASVS 6.2).
describe("the password", () => {
  it.each([
    [{ password: "abc", confirmPassword: "abd" }, "confirmPassword", "Passwords do not match"],
    [
      { password: "abcde", confirmPassword: "abcde" },
      "password",
      "Password must be at least 6 characters long",
    ],
    [{ password: "password" }, "password", "too common"],
    [{ password: "QWERTY123" }, "password", "too common"],
    [{ password: "xx-meera-xx" }, "password", "doesn't contain your user name"],
    [{ password: "1meera@example.org1" }, "password", "doesn't contain your user name"],
    [
      { password: "elevenchars", userType: "admin" as const },
      "password",
      "Password must be at least 12 characters long",
    ],
  ])("%j is refused at %s", async (values, field, sentence) => {
    const refused = signUp({ ...given, ...values }, aClient());

    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: [expect.stringContaining(sentence)] },
    });
    expect(await db.user.count()).toBe(0);
  });

  it("may have 64 characters with spaces and emoji", async () => {
    const password = "🐘 correct horse ".repeat(4);

    await expect(signUp({ ...given, password }, aClient())).resolves.toBeTruthy();
  });

  it("counts characters, not bytes", async () => {
    await expect(signUp({ ...given, password: "🐘🐘🐘" }, aClient())).rejects.toThrow("at least 6");
  });
});

// OWASP ASVS 15.3.3: the form can't set other fields of the account.
describe("the form", () => {
  it.each(["role", "status", "id", "emailVerifiedAt", "companyId", "__proto__x"])(
    "refuses %s",
    (name) => {
      expect(signUpInput.safeParse({ ...given, [name]: "admin" }).success).toBe(false);
    },
  );

  it.each([
    [{ username: "  " }, "username", "User name is required"],
    [{ username: "a".repeat(61) }, "username", "at most 60"],
    [{ username: "<script>" }, "username", "Use letters"],
    [{ email: "" }, "email", "Email address is required"],
    [{ email: "meera" }, "email", "Enter an email address"],
    [{ email: "a@b.example\r\nBcc: c@d.example" }, "email", "Enter an email address"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "x".repeat(200_000) }, "password", "at most 256"],
    [{ userType: "root" }, "userType", "Choose how you'll use the site"],
  ])("explains what is wrong with %j", (values, field, sentence) => {
    const { error } = signUpInput.safeParse({ ...given, ...values });

    expect(error?.issues).toContainEqual(
      expect.objectContaining({ path: [field], message: expect.stringContaining(sentence) }),
    );
  });
});
