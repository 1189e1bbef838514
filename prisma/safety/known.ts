import type { AlterTableCmd, CreateFunctionStmt } from "@pgsql/types";
import {
  constraintOf,
  nameOf,
  notNullColumn,
  relationName,
  type Statement,
  tableCommands,
  takenTypes,
} from "./statements";

/**
 * `takes`: the release before may need what goes, or fails by what is asked of it. `holds`: it waits
 * while whole tables are read or written. Each has its note.
 */
export type MigrationHarm = { harm: "takes" | "holds"; message: string };

/** What the migrations so far made. */
export type KnownSchema = {
  /** Tables, indexes, views, types and triggers of the migration being read. */
  made: Set<string>;
  functions: Map<string, Set<string>>;
  /** Constraints of the migration being read, by `table constraint`. */
  constraints: Set<string>;
  /** Checks that say of a column that it is not null, by `table constraint`. */
  notNull: Map<string, string>;
  /** `table column` where such a check is validated. */
  validated: Set<string>;
};

/** Nothing, to begin with. */
export function nothingKnown(): KnownSchema {
  return {
    made: new Set(),
    constraints: new Set(),
    functions: new Map(),
    notNull: new Map(),
    validated: new Set(),
  };
}

export const takes = (message: string): MigrationHarm => ({ harm: "takes", message });
export const holds = (message: string): MigrationHarm => ({ harm: "holds", message });

function learnCommand(table: string, command: AlterTableCmd, known: KnownSchema): void {
  const constraint = constraintOf(command);
  const column = notNullColumn(constraint);
  const key = `${table} ${constraint.conname ?? command.name ?? ""}`;
  if (command.subtype === "AT_AddConstraint") known.constraints.add(key);
  if (column) known.notNull.set(key, column);
  const isRead = command.subtype === "AT_ValidateConstraint" || !constraint.skip_validation;
  const checked = known.notNull.get(key);
  if (checked && isRead) known.validated.add(`${table} ${checked}`);
}

function learnFunction(stmt: CreateFunctionStmt, known: KnownSchema): void {
  const name = nameOf(stmt.funcname);
  const types = known.functions.get(name) ?? new Set();
  if (types.size === 0) known.made.add(name);
  known.functions.set(name, types.add(takenTypes(stmt)));
}

/** Takes in what a statement made, for those that follow. */
export function learn({ kind, node }: Statement, known: KnownSchema): void {
  const into = (node["into"] as { rel?: unknown } | undefined)?.rel;
  if (kind === "CreateStmt") known.made.add(relationName(node["relation"]));
  if (kind === "ViewStmt") known.made.add(relationName(node["view"]));
  if (kind === "CreateTableAsStmt") known.made.add(relationName(into));
  if (kind === "CreateFunctionStmt") learnFunction(node as CreateFunctionStmt, known);
  if (kind !== "AlterTableStmt") return;
  const table = relationName(node["relation"]);
  for (const command of tableCommands(node)) learnCommand(table, command, known);
}
