import { disconnect, pool } from "../../lib/platform/db/client";
import { productContestant } from "./contestants";
import { makeMarket } from "./market";
import { makeSearches } from "./queries";
import { ALL, measure, sampleOf } from "./timing";

// Runs every search once in the database of a running bench, in a new process: `once.ts NOW`, with
// the database's address in DATABASE_URL. Prints the times by class as JSON.
const searches = sampleOf(makeSearches(await makeMarket(pool())), ALL);
const contestant = productContestant({ now: new Date(String(process.argv[2])) });
const { once } = await measure(contestant, searches, { rounds: 1, perKind: ALL });
process.stdout.write(JSON.stringify(once));
await disconnect();
