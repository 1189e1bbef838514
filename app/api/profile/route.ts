import { route } from "@/lib/http/route";
import { changeInfo } from "@/lib/profiles/commands";
import { findProfile } from "@/lib/profiles/queries";
import { infoInput } from "@/lib/profiles/schema";

export const GET = route({ auth: "required" }, async ({ actor }) => findProfile(actor));

export const PATCH = route({ auth: "required", body: infoInput }, async ({ actor, body }) => {
  await changeInfo(actor, body);
  return findProfile(actor);
});
