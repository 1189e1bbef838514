/** Who acts for a whole company. */
export const RECRUITING_ROLES = ["owner", "recruiter"] as const;
export type RecruitingRole = (typeof RECRUITING_ROLES)[number];
/** Who only works on the jobs or applicants that they are assigned to. */
export const ASSIGNED_ROLES = ["hiring_manager", "interviewer"] as const;
export const MEMBER_ROLES = [...RECRUITING_ROLES, ...ASSIGNED_ROLES] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** A company where someone only sees what they are assigned to, and what that is. */
export type Assignment = {
  readonly companyId: string;
  readonly role: (typeof ASSIGNED_ROLES)[number];
  /** The jobs that they are a hiring manager of; none for interviewers. */
  readonly jobIds: readonly string[];
  /** The applications that they review, because they were asked to or hold an interview. */
  readonly applicationIds: readonly string[];
};
