import "./quiet";
import { spawn } from "node:child_process";
import { openDatabase } from "./database";
import { prepareData } from "./prepare";

// `npm run dev`: Next's development server on the same data as `npm start`.
const database = await openDatabase();
await prepareData(database, new AbortController().signal);
const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev"], {
  stdio: "inherit",
  env: {
    ...process.env,
    DATABASE_URL: database.applicationUrl,
    NODE_OPTIONS: "",
    NODE_ENV: "development",
  },
});
server.once("exit", (code) => {
  void database.close().then(() => process.exit(code ?? 0));
});
process.once("SIGINT", () => undefined);
