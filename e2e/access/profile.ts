import { randomUUID } from "node:crypto";
import { members, page, row } from "./rows";

const onlySeeker = { ...members(404), seeker: 200 };
const nobodys = randomUUID();

const experience = { title: "A", company: "B", startMonth: "2020-01", endMonth: null };
const education = { degree: "A", institution: "B", fieldOfStudy: "C", startMonth: "2020-01" };

/** A person's own profile, and the choices for it. Its entries are the seeker's. */
export const PROFILE_ROWS = [
  row("GET /api/app/profile", members(200)),
  row("PATCH /api/app/updateProfile", members(422), { body: { role: "admin" } }),
  row("DELETE /api/app/profile", members(404), { body: { userId: nobodys, expId: nobodys } }),
  row("GET /api/profile", members(200)),
  row("PATCH /api/profile", members(422), { body: { userId: nobodys } }),
  row("POST /api/profile/experiences", members(422), { body: {} }),
  row("PUT /api/profile/experiences/[id]", onlySeeker, {
    at: ({ experienceId }) => `/api/profile/experiences/${experienceId}`,
    body: experience,
  }),
  row("DELETE /api/profile/experiences/[id]", onlySeeker, {
    at: ({ experienceId }) => `/api/profile/experiences/${experienceId}`,
  }),
  row("POST /api/profile/educations", members(422), { body: {} }),
  row("PUT /api/profile/educations/[id]", onlySeeker, {
    at: ({ educationId }) => `/api/profile/educations/${educationId}`,
    body: education,
  }),
  row("DELETE /api/profile/educations/[id]", onlySeeker, {
    at: ({ educationId }) => `/api/profile/educations/${educationId}`,
  }),
  row("POST /api/profile/skills", members(422), { body: {} }),
  row("PUT /api/profile/skills/[slug]", members(404), {
    at: "/api/profile/skills/sailing",
    body: { name: "Rowing" },
  }),
  row("DELETE /api/profile/skills/[slug]", members(404), { at: "/api/profile/skills/sailing" }),
  row("GET /api/profile/visibility", members(200)),
  row("PUT /api/profile/consents/[purpose]", members(422), {
    at: "/api/profile/consents/be_found",
    body: {},
  }),
  row("PUT /api/profile/hidden-companies/[companyId]", members(404), {
    at: `/api/profile/hidden-companies/${nobodys}`,
  }),
  row("DELETE /api/profile/hidden-companies/[companyId]", members(200), {
    at: `/api/profile/hidden-companies/${nobodys}`,
  }),
  row("PUT /api/profile/hidden-domains/[domain]", members(422), {
    at: "/api/profile/hidden-domains/none",
  }),
  row("DELETE /api/profile/hidden-domains/[domain]", members(200), {
    at: "/api/profile/hidden-domains/example.com",
  }),
  page("/api/companies", "/api/companies?query=a"),
];
