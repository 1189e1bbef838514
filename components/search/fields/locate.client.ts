"use client";

import { api } from "@/lib/browser/api";
import type { NearestPlace } from "@/lib/places/nearest.schema";

const RADIUS_KM = "25";
const PATIENCE_MS = 15_000;
const FRESH_MS = 5 * 60_000;

const INSTEAD = "Or type a place into the field.";
const FAILURES: Record<number, string> = {
  1: `Your browser doesn't share your location with this site. Allow it in the browser's settings, then try again. ${INSTEAD}`,
  2: `Your device couldn't find its location. Turn on its location service, then try again. ${INSTEAD}`,
  3: `Finding your location took too long. Try again. ${INSTEAD}`,
};

function locate(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new Error(FAILURES[code] ?? FAILURES[2])),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
}

// About a kilometre: enough to find the town, without revealing where someone lives.
const round = (degrees: number) => degrees.toFixed(2);

/** The town where the browser says the user is. Throws an error that says what to do. */
async function findNearest(): Promise<NearestPlace> {
  const { latitude, longitude } = await locate();
  const { place } = await api<{ place: NearestPlace }>(
    `/api/places/nearest?lat=${round(latitude)}&lng=${round(longitude)}`,
  );
  return place;
}

/** Opens the same search around the user's town. Throws like `findNearest`. */
export async function searchAround(search: string): Promise<void> {
  const { label } = await findNearest();
  const { pathname, searchParams } = new URL(search, window.location.href);
  searchParams.set("location", label);
  searchParams.set("radius", RADIUS_KM);
  window.location.assign(`${pathname}?${searchParams}`);
}

/**
 * Fills the field with the user's town, and its form with a circle around it for as long as the
 * field has that town, and searches. Throws an error that says what to do.
 */
export async function fillWithNearest(field: HTMLInputElement): Promise<void> {
  const { label } = await findNearest();
  // Filled in, not typed, so there are no suggestions for it.
  field.defaultValue = label;
  field.value = label;
  field.form?.addEventListener("formdata", ({ formData }) => {
    if (field.value === label) formData.set("radius", RADIUS_KM);
  });
  field.focus();
  // What the button promises; where words are missing, their field says so.
  field.form?.requestSubmit();
}
