import pg from "pg";
import type { Actor } from "../lib/accounts/schema";
import { readFilters } from "../lib/applications/pipeline/filters";
import { listPipeline, listPipelineJobs, readLanes } from "../lib/applications/pipeline/queries";
import { db, pool } from "../lib/platform/db/client";
import { effort } from "./effort";

// How the database finds the applications of a small company's list among all: the product's own
// statements, explained with the values that it sends. Reading the whole table is an error.

const LISTS = [
  "",
  "sort=name",
  "sort=rating",
  "sort=skills",
  "sort=waiting",
  "sort=changed&show=all",
  "query=berg",
  "query=bookkeeping",
  "waiting=unanswered",
  "skills=2",
  "tag=night",
  "place=Lisbon",
  "unread=1",
];

// Reading all of a small table is as quick as any index.
const IS_LARGE = effort(true, false);

type Statement = { text: string; values: unknown[] };
type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
};

/** The statements that some work sends, with their values. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { prototype } = pg.Client;
  const original = prototype.query as (...args: unknown[]) => unknown;
  prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const config = typeof first === "string" ? { text: first } : (first as Partial<Statement>);
    const values = config.values ?? (Array.isArray(second) ? second : []);
    if (config.text) sent.push({ text: config.text, values });
    return original.apply(this, args);
  } as typeof prototype.query;
  try {
    await work();
  } finally {
    prototype.query = original as typeof prototype.query;
  }
  return sent.filter(({ text }) => /^\s*(?:SELECT|WITH)\b[\s\S]*\bapplications\b/.test(text));
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** How one statement reads the table: each kind of scan, with its index. */
async function scansOf({ text, values }: Statement): Promise<string[]> {
  const { rows } = await pool().query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>({
    text: `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  });
  const nodes = rows.flatMap((row) => nodesOf(row["QUERY PLAN"][0].Plan));
  const ofTable = nodes.filter((node) => node["Relation Name"] === "applications");
  return ofTable.map((node) =>
    [node["Node Type"], node["Index Name"]].filter(Boolean).join(" by ").toLowerCase(),
  );
}

async function explain(name: string, work: () => Promise<unknown>): Promise<string> {
  const statements = await statementsOf(work);
  if (statements.length === 0) throw new Error(`${name}: read no applications`);
  const scans = (await Promise.all(statements.map((statement) => scansOf(statement)))).flat();
  if (IS_LARGE && scans.some((scan) => scan.startsWith("seq scan"))) {
    throw new Error(`${name}: reads the whole table of applications`);
  }
  return `| \`${name}\` | ${statements.length} | ${[...new Set(scans)].sort().join(", ")} |`;
}

/** Explains a small company's lists; returns a table. Throws for one that reads the whole table. */
export async function explainLists(userId: string): Promise<string> {
  const { companyId } = await db.companyMember.findFirstOrThrow({ where: { userId } });
  const actor = {
    id: userId,
    companies: [{ id: companyId, role: "owner" }],
    assignments: [],
  } as unknown as Actor;
  const lines: string[] = [
    await explain("jobs to choose from", () => listPipelineJobs(actor, companyId)),
    await explain("lanes", () => readLanes(actor, {})),
  ];
  for (const list of LISTS) {
    const filters = readFilters(Object.fromEntries(new URLSearchParams(list)));
    lines.push(await explain(`table ${list}`.trim(), () => listPipeline(actor, filters)));
  }
  return [
    "| list | statements | how they read applications |",
    "| --- | --- | --- |",
    ...lines,
  ].join("\n");
}
