import { listVisitQuestions } from "@/lib/applications/applying/external.queries";
import { listApplied } from "@/lib/applications/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => {
  const [applications, questions] = await Promise.all([
    listApplied(actor),
    listVisitQuestions(actor),
  ]);
  return { applications, questions };
});
