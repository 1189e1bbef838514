import { disconnect } from "../../lib/platform/db/client";
import { fill } from "./setup";

// Fills the database of a running bench: `fill.ts JOBS`, with its address in DATABASE_URL.
await fill(Number(process.argv[2]));
await disconnect();
