import type { CreateFunctionStmt } from "@pgsql/types";
import { OUTSIDE_TRANSACTION } from "../migrate";
import { holds, type KnownSchema, learn, type MigrationHarm, nothingKnown, takes } from "./known";
import {
  droppedNames,
  nameOf,
  readStatements,
  relationName,
  type Statement,
  takenTypes,
} from "./statements";
import { alteredTable } from "./tables";

// What a migration may do while the release before it goes on serving (decision 0038). Only what is
// known to be harmless passes; all else needs a note above the statement.

/** The last migration made before there were rules. */
const BASELINE = "20261123000006_lighter_jobs";

export type Migration = { name: string; sql: string };
/** What a migration must not do as it stands. */
export type Violation = { migration: string; line: number; message: string };

const NOTES = {
  takes: /--\s*contract: unused since \S+ because \S.{9,}/,
  holds: /--\s*holds briefly because \S.{9,}/,
};
const ADVICE = {
  takes: "remove it in a later release, with `-- contract: unused since <release> because <why>`",
  holds: "or say why it is short, with `-- holds briefly because <why>`",
};

function madeIndex(statement: Statement, known: KnownSchema): MigrationHarm[] {
  const { concurrent, if_not_exists, relation, idxname } = statement.node;
  if (known.made.has(relationName(relation))) return [];
  if (!concurrent) {
    return [
      holds(
        "an index that blocks writers: create it CONCURRENTLY, in a migration that begins with `-- no transaction`",
      ),
    ];
  }
  const isRepeatable = if_not_exists === true && typeof idxname === "string";
  return isRepeatable
    ? []
    : [takes("name the index and write IF NOT EXISTS: the migration may run again")];
}

function madeFunction(statement: Statement, known: KnownSchema): MigrationHarm[] {
  const stmt = statement.node as CreateFunctionStmt;
  const others = known.functions.get(nameOf(stmt.funcname));
  if (!others || others.has(takenTypes(stmt))) return [];
  return [takes(`${nameOf(stmt.funcname)} exists with other arguments, so calls are ambiguous`)];
}

function dropped({ node }: Statement, known: KnownSchema): MigrationHarm[] {
  const names = droppedNames(node["objects"]).filter((name) => !known.made.has(name));
  const kind = String(node["removeType"]).replace("OBJECT_", "").toLowerCase();
  return names.map((name) => takes(`drops the ${kind} ${name}`));
}

function written({ kind, node }: Statement, known: KnownSchema): MigrationHarm[] {
  if (known.made.has(relationName(node["relation"]))) return [];
  const what = kind === "UpdateStmt" ? "updates" : "deletes";
  return [holds(`${what} rows in one go: do it in batches, in a task`)];
}

const HARMLESS = new Set([
  "CreateStmt",
  "CreateTableAsStmt",
  "ViewStmt",
  "CreateTrigStmt",
  "CreateSchemaStmt",
  "CreateExtensionStmt",
  "CreateSeqStmt",
  "CreateEnumStmt",
  "CompositeTypeStmt",
  "CreateDomainStmt",
  "DefineStmt",
  "CommentStmt",
  "InsertStmt",
  "VariableSetStmt",
  "AlterFunctionStmt",
  "CreateStatsStmt",
]);

type Rule = (statement: Statement, known: KnownSchema) => MigrationHarm[];

const RULES: Record<string, Rule> = {
  AlterTableStmt: alteredTable,
  IndexStmt: madeIndex,
  CreateFunctionStmt: madeFunction,
  DropStmt: dropped,
  UpdateStmt: written,
  DeleteStmt: written,
  RenameStmt: ({ node }) => [takes(`renames to ${String(node["newname"])}`)],
  AlterObjectSchemaStmt: () => [takes("moves to another schema")],
  AlterEnumStmt: ({ node }) => (node["oldVal"] ? [takes("renames a value")] : []),
  TruncateStmt: () => [takes("empties a table")],
  GrantStmt: ({ node }, known) => {
    const functions = droppedNames(node["objects"]);
    const isOwn = functions.length > 0 && functions.every((name) => known.made.has(name));
    return node["is_grant"] === true || isOwn ? [] : [takes("revokes a right")];
  },
  LockStmt: () => [holds("locks a table")],
  SelectStmt: () => [holds("runs something that the rules can't read")],
  DoStmt: () => [holds("runs something that the rules can't read")],
};

function harmsOf(statement: Statement, known: KnownSchema): MigrationHarm[] {
  if (HARMLESS.has(statement.kind)) return [];
  const rule = RULES[statement.kind];
  return rule
    ? rule(statement, known)
    : [takes(`${statement.kind}: no rule says that this is safe`)];
}

function checkOutside(statements: readonly Statement[], sql: string): string | null {
  const isOutside = OUTSIDE_TRANSACTION.test(sql);
  const isConcurrent = statements.some(({ node }) => node["concurrent"] === true);
  if (isConcurrent && !isOutside) return "CONCURRENTLY needs `-- no transaction` above it";
  if (isOutside && statements.length !== 1) {
    return "a migration without a transaction must be a single statement, so that a crash leaves it done or not done";
  }
  return null;
}

/** What each statement of a migration does that no note above it speaks of. */
function checkStatements(
  statements: readonly Statement[],
  known: KnownSchema,
): Omit<Violation, "migration">[] {
  const violations: Omit<Violation, "migration">[] = [];
  for (const statement of statements) {
    for (const { harm, message } of harmsOf(statement, known)) {
      const isNoted = NOTES[harm].test(statement.comments);
      if (!isNoted)
        violations.push({ line: statement.line, message: `${message}; ${ADVICE[harm]}.` });
    }
    learn(statement, known);
  }
  return violations;
}

/**
 * What migrations after `baseline` must not do while the release before them serves. Those before it
 * are read for what they made. Reads all of them in the order of their names.
 */
export async function checkMigrations(
  migrations: readonly Migration[],
  baseline = BASELINE,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const known = nothingKnown();
  for (const { name, sql } of migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const statements = await readStatements(sql);
    known.made.clear();
    known.constraints.clear();
    const whole = checkOutside(statements, sql);
    const found = checkStatements(statements, known);
    if (name <= baseline) continue;
    if (whole) violations.push({ migration: name, line: 1, message: `${whole}.` });
    violations.push(...found.map((one) => ({ migration: name, ...one })));
  }
  return violations;
}
