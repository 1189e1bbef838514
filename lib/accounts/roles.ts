import type { MemberRole, RecruitingRole } from "./roles.schema";

/** Whether a role acts for the whole company. */
export function isRecruiting(role: MemberRole): role is RecruitingRole {
  return role === "owner" || role === "recruiter";
}
