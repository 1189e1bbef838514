import type { Actor } from "@/lib/accounts/schema";
import type { CompanyProfile, EmployerUser } from "./profile.schema";

/** The employer and their company in the specification's terms (section 7). */
export function toEmployerUser(
  actor: Pick<Actor, "id" | "username">,
  profile: CompanyProfile,
): EmployerUser {
  return {
    _id: actor.id,
    userId: actor.id,
    username: actor.username,
    userType: "employer",
    company: profile.id,
    companyName: profile.name,
    email: profile.email,
    phone: profile.phone,
    website: profile.website,
    address: profile.address,
    description: profile.description,
    industry: profile.industry,
    companySize: profile.companySize,
    foundedYear: profile.foundedYear,
    version: profile.version,
  };
}
