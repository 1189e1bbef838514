import {
  changeBrandPicture,
  removeBrandPicture,
} from "@/lib/administration/setting-groups/brand-pictures.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// The body is the picture itself, so there is no form to parse.
export const PUT = route(operation.PUT, ({ actor, params, bytes, client }) =>
  changeBrandPicture(actor, { picture: params.picture, bytes }, client),
);

export const DELETE = route(operation.DELETE, ({ actor, params, client }) =>
  removeBrandPicture(actor, params.picture, client),
);
