import type {
  AlterTableCmd,
  ColumnDef,
  Constraint,
  CreateFunctionStmt,
  Node,
  RangeVar,
} from "@pgsql/types";
import { parse } from "libpg-query";

/** A statement of a migration: what it is, where it begins, and the comments above it. */
export type Statement = {
  kind: string;
  node: Record<string, unknown>;
  line: number;
  comments: string;
};

type RawStatement = { stmt?: Node; stmt_location?: number; stmt_len?: number };

/** Reads SQL as PostgreSQL does. Throws where it cannot be read. */
export async function readStatements(sql: string): Promise<Statement[]> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: RawStatement[] };
  // The parser counts bytes, and leaves comments to whoever reads what stands in between.
  const bytes = Buffer.from(sql);
  let end = 0;
  return stmts.flatMap(({ stmt, stmt_location: at = 0, stmt_len: length }) => {
    const [entry] = Object.entries(stmt ?? {});
    const comments = bytes.subarray(end, at).toString();
    end = at + (length ?? bytes.length);
    if (!entry) return [];
    const line = bytes.subarray(0, at).toString().split("\n").length;
    return [{ kind: entry[0], node: entry[1] as Record<string, unknown>, line, comments }];
  });
}

const strings = (list: unknown): string[] =>
  ((list ?? []) as Node[]).flatMap((node) =>
    "String" in node ? [node.String.sval ?? ""] : "List" in node ? strings(node.List.items) : [],
  );

/** `schema.name`, as one name whether the schema is said or not. */
function inSchema(parts: readonly string[]): string {
  const [first = "", second] = parts;
  return second === undefined ? `public.${first}` : `${first}.${second}`;
}

export function relationName(relation: unknown): string {
  const { schemaname, relname = "" } = (relation ?? {}) as RangeVar;
  return inSchema(schemaname ? [schemaname, relname] : [relname]);
}

export const nameOf = (list: unknown): string => inSchema(strings(list));

/** What a DROP drops, by name. */
export function droppedNames(objects: unknown): string[] {
  return ((objects ?? []) as Node[]).map((node) => {
    if ("ObjectWithArgs" in node) return nameOf(node.ObjectWithArgs.objname);
    if ("TypeName" in node) return nameOf(node.TypeName.names);
    const parts = strings([node]);
    // A trigger or a policy is named behind its table.
    return inSchema(parts);
  });
}

/** The types of what a function takes: with its name they tell it from others of the name. */
export function takenTypes(stmt: CreateFunctionStmt): string {
  const types = (stmt.parameters ?? []).flatMap((node) => {
    if (!("FunctionParameter" in node)) return [];
    const { mode, argType } = node.FunctionParameter;
    const isTaken = mode !== "FUNC_PARAM_OUT" && mode !== "FUNC_PARAM_TABLE";
    if (!isTaken) return [];
    const array = argType?.arrayBounds ? "[]" : "";
    return [`${strings(argType?.names).at(-1) ?? ""}${array}`];
  });
  return types.join(",");
}

export function tableCommands(node: Record<string, unknown>): AlterTableCmd[] {
  return ((node["cmds"] ?? []) as Node[]).flatMap((one) =>
    "AlterTableCmd" in one ? [one.AlterTableCmd] : [],
  );
}

export const columnOf = ({ def }: AlterTableCmd): ColumnDef =>
  def && "ColumnDef" in def ? def.ColumnDef : {};

export const constraintOf = ({ def }: AlterTableCmd): Constraint =>
  def && "Constraint" in def ? def.Constraint : {};

export function constraintsOf(column: ColumnDef): Constraint[] {
  return (column.constraints ?? []).flatMap((node) =>
    "Constraint" in node ? [node.Constraint] : [],
  );
}

/** The column of which a check says that it is not null, if that is what it says. */
export function notNullColumn({ raw_expr }: Constraint): string | null {
  if (!raw_expr || !("NullTest" in raw_expr)) return null;
  const { arg, nulltesttype } = raw_expr.NullTest;
  if (nulltesttype !== "IS_NOT_NULL" || !arg || !("ColumnRef" in arg)) return null;
  return strings(arg.ColumnRef.fields).at(-1) ?? null;
}
