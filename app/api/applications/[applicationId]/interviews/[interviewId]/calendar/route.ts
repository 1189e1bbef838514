import { readCalendar } from "@/lib/applications/interviews/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => ({
  type: "text/calendar",
  body: await readCalendar(actor, params),
  name: "interview.ics",
}));
