import { choosePart } from "@/lib/companies/pictures/commands";
import { readOwnPictures } from "@/lib/companies/pictures/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await choosePart(actor, params, body);
  return readOwnPictures(actor, params.companyId);
});
