import { changePhoto, removePhoto } from "@/lib/companies/pictures/commands";
import { readOwnPictures } from "@/lib/companies/pictures/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) => {
  await changePhoto(actor, params, body);
  return readOwnPictures(actor, params.companyId);
});

export const DELETE = route(operation.DELETE, ({ actor, params }) => removePhoto(actor, params));
