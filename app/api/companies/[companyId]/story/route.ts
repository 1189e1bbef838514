import { changeStory } from "@/lib/companies/story/commands";
import { readOwnStory } from "@/lib/companies/story/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, ({ actor, params }) =>
  readOwnStory(actor, params.companyId),
);

export const PUT = route(operation.PUT, async ({ actor, params, body }) => {
  await changeStory(actor, params.companyId, body);
  return readOwnStory(actor, params.companyId);
});
