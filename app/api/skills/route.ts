import { route } from "@/lib/http/route";
import { suggestSkills } from "@/lib/jobs/suggestions/queries";
import { suggestionQuery } from "@/lib/jobs/suggestions/schema";

export const GET = route(
  { query: suggestionQuery, limits: ["suggestionsByAddress"] },
  async ({ query }) => ({ skills: await suggestSkills(query.query) }),
);
