import { changeLogo, removeLogo } from "@/lib/companies/logos.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const PUT = route(operation.PUT, ({ actor, params, bytes }) =>
  changeLogo(actor, params.companyId, bytes),
);

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  removeLogo(actor, params.companyId),
);
