import { route } from "@/lib/http/route";
import { makeChallenge } from "@/lib/platform/security/challenge";
import * as operation from "./operation";

export const GET = route(operation.GET, async () => {
  const { parameters, signature } = await makeChallenge();
  return { parameters: { ...parameters }, signature };
});
