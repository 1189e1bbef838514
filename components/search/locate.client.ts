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

// Of a kilometre: which town it is needs no more, and where one lives is nobody's business.
const round = (degrees: number) => degrees.toFixed(2);

/** The town where the browser says one is. Throws an error that says what to do. */
async function findNearest(): Promise<NearestPlace> {
  const { latitude, longitude } = await locate();
  const { place } = await api<{ place: NearestPlace }>(
    `/api/places/nearest?lat=${round(latitude)}&lng=${round(longitude)}`,
  );
  return place;
}

/** Goes to the same search around the town where one is. Throws as `findNearest` does. */
export async function searchAround(search: string): Promise<void> {
  const { label } = await findNearest();
  const { pathname, searchParams } = new URL(search, window.location.href);
  searchParams.set("location", label);
  searchParams.set("radius", RADIUS_KM);
  window.location.assign(`${pathname}?${searchParams}`);
}

/**
 * Asks the browser where one is and fills the field with the town there, and its form with a circle
 * around it for as long as the field keeps that town. Throws an error that says what to do.
 */
export async function fillWithNearest(field: HTMLInputElement): Promise<void> {
  const { label } = await findNearest();
  // Given, not typed: nothing is suggested for it.
  field.defaultValue = label;
  field.value = label;
  field.form?.addEventListener("formdata", ({ formData }) => {
    if (field.value === label) formData.set("radius", RADIUS_KM);
  });
  field.focus();
}
