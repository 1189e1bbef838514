import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import {
  CHANNELS,
  type Channel,
  KINDS,
  type KindOf,
  type NotificationKind,
  type NotificationPreference,
} from "./schema";

/** Whether a kind is on in a channel by default; null if it doesn't have that channel. */
function defaultOf(kind: NotificationKind, channel: Channel): boolean | null {
  const found: { site?: boolean; mail?: boolean } = KINDS[kind];
  return found[channel] ?? null;
}

/** Whether a person wants to hear about a kind through a channel. */
export async function wantsNotification<C extends Channel>(
  userId: string,
  kind: KindOf<C>,
  channel: C,
): Promise<boolean> {
  const preference = await db.notificationPreference.findUnique({
    where: { userId_channel_kind: { userId, channel, kind } },
    select: { isOn: true },
  });
  return preference?.isOn ?? defaultOf(kind, channel) ?? false;
}

/** The kinds that concern the actor, each with whether it is on, by channel. */
export async function listPreferences({ id, userType }: Actor): Promise<NotificationPreference[]> {
  const chosen = await db.notificationPreference.findMany({ where: { userId: id } });
  const isOn = new Map(chosen.map(({ channel, kind, isOn: on }) => [`${channel} ${kind}`, on]));
  const views: NotificationPreference[] = [];
  for (const [name, about] of Object.entries(KINDS)) {
    if ("only" in about && about.only !== userType) continue;
    const kind = name as NotificationKind;
    const [site, mail] = CHANNELS.map((channel) => {
      const given = defaultOf(kind, channel);
      return given === null ? null : (isOn.get(`${channel} ${kind}`) ?? given);
    });
    const { description } = about;
    const isPerCompany = "company" in about;
    views.push({ kind, description, site: site ?? null, mail: mail ?? null, isPerCompany });
  }
  return views;
}
