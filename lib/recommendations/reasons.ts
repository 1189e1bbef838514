import type { MatchCandidate } from "@/lib/search/matching/schema";
import { likedFit, type SeekerTaste } from "./scoring";

function titleReason({ title }: MatchCandidate, { titles }: SeekerTaste): string | null {
  const like = title === null ? undefined : titles[title];
  if (!like) return null;
  if (like.isWanted) return `Like ${like.text}, which you're looking for`;
  return like.isOwn ? `Like your work as ${like.text}` : `Like ${like.text}, which you chose`;
}

function placeReason(candidate: MatchCandidate, taste: SeekerTaste): string | null {
  const where = whereReason(candidate, taste);
  const isWanted = taste.isPlaceWanted && isAtPlace(candidate, taste);
  return where && isWanted ? `${where}, as you prefer` : where;
}

/** Whether a job is at the place itself, and not only near it. */
function isAtPlace({ nearness }: MatchCandidate, { names }: SeekerTaste): boolean {
  if (names.city !== null) return nearness === "city";
  return nearness === (names.region === null ? "country" : "region");
}

function whereReason({ nearness }: MatchCandidate, { names, home }: SeekerTaste): string | null {
  const { city, region, country } = names;
  switch (nearness) {
    case "city":
      return city && `In ${city}`;
    case "region":
      return region && `In ${region}`;
    case "country":
      return country && `In ${country}`;
    case "remote":
      return home?.kind === "place" && country ? `Remote, open to ${country}` : "Remote";
    case "anywhere":
      return null;
  }
}

function skillReason({ matched }: MatchCandidate, { skills }: SeekerTaste): string | null {
  if (matched === 0) return null;
  const all = skills.length;
  if (all === 1) return "Matches your skill";
  return matched === all
    ? `Matches all ${all} of your skills`
    : `Matches ${matched} of your ${all} skills`;
}

/** Why a job is recommended, in words. What weighs most in its score comes first. */
export function reasonsFor(candidate: MatchCandidate, taste: SeekerTaste): string[] {
  const reasons = [skillReason(candidate, taste), titleReason(candidate, taste)];
  if (!reasons.some(Boolean) && likedFit(candidate, taste) > 0) {
    reasons.push("Close to jobs you saved or applied to");
  }
  return [...reasons, placeReason(candidate, taste)].filter((reason) => reason !== null);
}

/** All reasons in one line: "Matches 7 of your 9 skills, in Pune". */
export function reasonLine(reasons: readonly string[]): string {
  return reasons
    .map((reason, index) =>
      index === 0 ? reason : `${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`,
    )
    .join(", ");
}
