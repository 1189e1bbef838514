import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { findPlace } from "@/lib/places/queries";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { PreferencesInput } from "./preferences.schema";

// The length of a search's place (lib/search/search-query.ts).
const PLACES_LENGTH = 120;

function refusal(message: string): DomainError {
  return new DomainError("invalid", message, { places: [message] });
}

/** The places as they are written on the site, each once. Throws `invalid` for an unknown one. */
async function toPlaces(texts: readonly string[]): Promise<string[]> {
  const labels = new Set<string>();
  for (const text of texts) {
    const place = await findPlace(text);
    if (!place) {
      throw refusal(
        `We don't know “${text}”. Enter a city or a country, such as Leeds, United Kingdom`,
      );
    }
    if (place.kind === "remote") {
      throw refusal("Remote isn't a place. Select it as a work mode instead");
    }
    labels.add(place.label);
  }
  const places = [...labels];
  if (places.join(" or ").length > PLACES_LENGTH) {
    throw refusal("That's too many places for one search. Remove one");
  }
  return places;
}

function distinct(names: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const name of names) {
    if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  }
  return [...known.values()];
}

/**
 * Replaces what the actor said they are looking for; a repeat changes nothing. Throws `invalid` at
 * `places` for a place that isn't known.
 */
export async function savePreferences(actor: Actor, input: PreferencesInput): Promise<void> {
  const { roles, places, radiusKm, workModes, jobTypes, pay } = input;
  const data = {
    roles: distinct(roles),
    places: await toPlaces(places),
    radiusKm,
    workModes: [...new Set(workModes)],
    jobTypes: [...new Set(jobTypes)],
    payMin: pay?.min ?? null,
    payCurrency: pay?.currency ?? null,
    payPeriod: pay?.period ?? null,
  };
  await db.jobPreferences.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, ...data },
    update: data,
  });
}
