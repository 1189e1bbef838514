import { describe, expect, it } from "vitest";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { changePreferences } from "./preferences.commands";
import { listPreferences, wantsNotification } from "./preferences.queries";
import { KINDS, type NotificationPreference, preferencesInput } from "./schema";

setUpDatabase();

const find = (preferences: NotificationPreference[], kind: string) =>
  preferences.find((each) => each.kind === kind);

describe("preferences", () => {
  it("have a default for each channel of a kind", async () => {
    const preferences = await listPreferences(await asActor(await makeUser()));

    expect(find(preferences, "application_status")).toMatchObject({ site: true, mail: true });
    expect(find(preferences, "resume_viewed")).toMatchObject({ site: true, mail: false });
    expect(find(preferences, "resume_read")).toMatchObject({ site: true, mail: null });
    expect(find(preferences, "new_sign_in")).toEqual({
      kind: "new_sign_in",
      description: "Sign-ins from a new device",
      site: null,
      mail: true,
      isPerCompany: false,
    });
  });

  it("include only kinds that the person can get", async () => {
    const seeker = await listPreferences(await asActor(await makeUser()));
    const employer = await listPreferences(await asActor(await makeUser({ userType: "employer" })));

    expect(seeker.map(({ kind }) => kind)).not.toContain("new_application");
    const ofAdmins = Object.entries(KINDS).flatMap(([kind, about]) =>
      "only" in about && about.only === "admin" ? [kind] : [],
    );
    expect(ofAdmins).toContain("contact_message");
    expect(employer.map(({ kind }) => kind)).toEqual(
      Object.keys(KINDS).filter((kind) => !ofAdmins.includes(kind)),
    );
  });

  it("change only where given, only for the actor, and are all returned", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const actor = await asActor(user);

    await changePreferences(actor, {
      site: { application_status: false },
      mail: { resume_viewed: true },
    });
    const preferences = await changePreferences(actor, {});

    expect(find(preferences, "application_status")).toMatchObject({ site: false, mail: true });
    expect(find(preferences, "resume_viewed")).toMatchObject({ site: true, mail: true });
    expect(await wantsNotification(user.id, "application_status", "site")).toBe(false);
    expect(await wantsNotification(other.id, "application_status", "site")).toBe(true);
    expect(
      find(
        await changePreferences(actor, { site: { application_status: true } }),
        "application_status",
      ),
    ) //
      .toMatchObject({ site: true });
  });

  it("accept two changes at once", async () => {
    const user = await makeUser();
    const actor = await asActor(user);

    await Promise.all([
      changePreferences(actor, { mail: { application_sent: false } }),
      changePreferences(actor, { mail: { application_sent: false } }),
    ]);

    expect(await wantsNotification(user.id, "application_sent", "mail")).toBe(false);
  });

  it.each([
    ["turning off a necessary email", { mail: { password_changed: false } }],
    ["an unknown kind", { mail: { gossip: true } }],
    ["a channel that the kind does not have", { mail: { resume_read: true } }],
    ["an unknown channel", { pigeon: { resume_read: true } }],
    ["a value that isn't a boolean", { mail: { new_sign_in: "off" } }],
  ])("don't allow %s", (_what, preferences) => {
    expect(preferencesInput.safeParse(preferences).success).toBe(false);
  });
});
