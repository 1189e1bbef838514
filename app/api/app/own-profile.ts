import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { listOwnCompanies } from "@/lib/companies/team/members.queries";
import { listSavedIds } from "@/lib/jobs/seeker/saved.queries";
import { siteUrl } from "@/lib/platform/boards";
import { findProfile } from "@/lib/profiles/queries";
import { toOwnProfile } from "@/lib/profiles/spec-api";

/** What the spec's calls return about their caller. */
export async function readOwnProfile(actor: Actor) {
  const [profile, savedJobs, companies] = await Promise.all([
    findProfile(actor),
    listSavedIds(actor),
    listOwnCompanies(actor),
  ]);
  const around = { siteUrl: siteUrl(), savedJobs, companies };
  return { response: toOwnProfile(actor.id, profile, around) };
}
