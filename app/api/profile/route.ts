import { route } from "@/lib/http/route";
import { changeInfo } from "@/lib/profiles/commands";
import { findProfile } from "@/lib/profiles/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => findProfile(actor));

export const PATCH = route(operation.PATCH, async ({ actor, body }) => {
  await changeInfo(actor, body);
  return findProfile(actor);
});
