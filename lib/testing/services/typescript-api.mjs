import { ts } from "@ts-morph/common";

// TypeScript's API of before version 7, for the tool that needs it (app/api/openapi.json).
// biome-ignore lint/style/noDefaultExport: what takes a package's place exports what that does
export default ts;
