import { assignReviewer, unassignReviewer } from "@/lib/applications/team/reviewers.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

type Params = { applicationId: string; reviewerId: string };
const placeOf = ({ applicationId, reviewerId: userId }: Params) => ({ applicationId, userId });

export const PUT = route(operation.PUT, async ({ actor, params }) =>
  assignReviewer(actor, placeOf(params)),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  unassignReviewer(actor, placeOf(params)),
);
