import type { Actor } from "@/lib/accounts/schema";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { asActor, makeUser } from "./accounts";

const SECOND_FACTOR = { twoFactorSecret: "none that works" };

/** A fully authorised, signed-in admin: Owen Hale by default. */
export async function anAdmin(
  values: Partial<Prisma.UserCreateInput> = {},
): Promise<Actor & { sessionId: string }> {
  const user = await makeUser({
    userType: "admin",
    fullName: "Owen Hale",
    ...SECOND_FACTOR,
    twoFactorEnabledAt: new Date(),
    ...values,
  });
  return asActor(user);
}

/** People who may not do what admins do, including some who almost may. */
export async function noAdmins(): Promise<Actor[]> {
  const second = { ...SECOND_FACTOR, twoFactorEnabledAt: new Date() };
  const users = [
    await makeUser(),
    await makeUser({ userType: "employer" }),
    // Not approved yet.
    await makeUser({ userType: "admin", status: "awaiting_approval", ...second }),
    // Without a second factor.
    await makeUser({ userType: "admin" }),
  ];
  return Promise.all(users.map((user) => asActor(user)));
}
