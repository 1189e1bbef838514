import { changeCover, describeCover, removeCover } from "@/lib/companies/pictures/commands";
import { readOwnPictures } from "@/lib/companies/pictures/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const PUT = route(operation.PUT, async ({ actor, params, query, bytes }) => {
  await changeCover(actor, params.companyId, { ...query, bytes });
  return readOwnPictures(actor, params.companyId);
});

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) => {
  await describeCover(actor, params.companyId, body);
  return readOwnPictures(actor, params.companyId);
});

export const DELETE = route(operation.DELETE, ({ actor, params }) =>
  removeCover(actor, params.companyId),
);
