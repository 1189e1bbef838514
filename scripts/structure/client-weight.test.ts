import { expect, it } from "vitest";
import { checkClientWeight } from "./client-weight";

const CLIENT = '"use client";\n';

const problemsOf = (files: Record<string, string>) =>
  checkClientWeight(
    new Map(
      Object.entries({
        "lib/jobs/schema.ts": 'import { z } from "zod";\nimport { MOST } from "./limits.schema";\n',
        "lib/jobs/limits.schema.ts": "export const MOST = 20;\n",
        ...files,
      }),
    ),
  );

it("reports a client component that imports a value from a schema file", () => {
  expect(
    problemsOf({
      "components/jobs/a.client.tsx": `${CLIENT}import { MOST } from "@/lib/jobs/schema";\n`,
    }),
  ).toEqual([
    "components/jobs/a.client.tsx: loads zod into the browser, by way of lib/jobs/schema.ts",
  ]);
});

it("reports such an import through other files, and a dynamic one", () => {
  expect(
    problemsOf({
      "components/jobs/a.client.tsx": `${CLIENT}import { Row } from "./row";\n`,
      "components/jobs/row.tsx": 'import { words } from "@/lib/jobs/words";\n',
      "lib/jobs/words.ts": 'export { shape } from "./schema";\n',
      "components/jobs/b.client.tsx": `${CLIENT}const load = () => import("@/lib/jobs/schema");\n`,
    }),
  ).toHaveLength(2);
});

it("lets a client component import types and constants, and the server everything", () => {
  expect(
    problemsOf({
      "components/jobs/a.client.tsx": [
        CLIENT,
        'import type { Job } from "@/lib/jobs/schema";',
        'import { type Job as Other } from "@/lib/jobs/schema";',
        'import { MOST } from "@/lib/jobs/limits.schema";\n',
      ].join("\n"),
      "components/jobs/page.tsx":
        'import { shape } from "@/lib/jobs/schema";\nimport { A } from "./a.client";\n',
    }),
  ).toEqual([]);
});
