import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { listPreferences } from "./preferences.queries";
import { CHANNELS, type NotificationPreference, type PreferenceChanges } from "./schema";

/**
 * Turns kinds on or off for the actor, by channel; whatever is left out stays. Returns all
 * resulting choices. A repeat changes nothing.
 */
export async function changePreferences(
  actor: Actor,
  preferences: PreferenceChanges,
): Promise<NotificationPreference[]> {
  const userId = actor.id;
  const wanted = CHANNELS.flatMap((channel) =>
    Object.entries(preferences[channel] ?? {}).map(([kind, isOn]) => ({ channel, kind, isOn })),
  );
  await db.$transaction(async (tx) => {
    for (const { channel, kind, isOn } of wanted) {
      const of = { userId, channel, kind };
      await tx.notificationPreference.upsert({
        where: { userId_channel_kind: of },
        create: { ...of, isOn },
        update: { isOn },
      });
    }
  });
  return listPreferences(actor);
}
