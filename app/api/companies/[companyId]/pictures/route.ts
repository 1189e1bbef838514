import { readOwnPictures } from "@/lib/companies/pictures/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, ({ actor, params }) =>
  readOwnPictures(actor, params.companyId),
);
