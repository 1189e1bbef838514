import type { BoardInput, BoardView } from "@/lib/jobs/boards/schema";
import { linesOf } from "@/lib/shared/formats/lines";

type Place = BoardInput["places"][number];

const RADIUS = /^(.*\S)\s*\+\s*(\d{1,4})\s*km$/i;

/** Places as lines to edit: "Leeds, United Kingdom + 25 km". */
export function toPlaceLines(places: BoardView["places"]): string {
  return places.map(({ place, km }) => (km === null ? place : `${place} + ${km} km`)).join("\n");
}

/** The places in these lines. */
export function fromPlaceLines(text: string | undefined): Place[] {
  return linesOf(text).map((line) => {
    const [, place = line, km] = RADIUS.exec(line) ?? [];
    return { place, km: km === undefined ? null : Number(km) };
  });
}

// Its name alone, or its page's address.
const slugOf = (line: string) => line.replace(/^.*\/companies\//, "").replace(/[/?#].*$/, "");

/** The companies' slugs in these lines, each a slug or the address of a company's page. */
export function fromCompanyLines(text: string | undefined): string[] {
  return linesOf(text).map(slugOf);
}
