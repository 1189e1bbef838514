import { route } from "@/lib/http/route";
import { makeChallenge } from "@/lib/platform/security/challenge";

export const GET = route({}, async () => makeChallenge());
