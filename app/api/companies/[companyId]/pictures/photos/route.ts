import { addPhoto } from "@/lib/companies/pictures/commands";
import { readOwnPictures } from "@/lib/companies/pictures/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const POST = route(operation.POST, async ({ actor, params, query, bytes }) => {
  await addPhoto(actor, params.companyId, { ...query, bytes });
  return readOwnPictures(actor, params.companyId);
});
