import type { AlterTableCmd, Constraint } from "@pgsql/types";
import { holds, type KnownSchema, type MigrationHarm, takes } from "./known";
import {
  columnOf,
  constraintOf,
  constraintsOf,
  relationName,
  type Statement,
  tableCommands,
} from "./statements";

// What a default may be so that old rows need not be written: no function but the clock's.
function isConstant(expression: unknown): boolean {
  const text = JSON.stringify(expression ?? null);
  if (/"(?:SubLink|ColumnRef)"/.test(text)) return false;
  const calls = [...text.matchAll(/"FuncCall":\{"funcname":(\[.*?\])/g)];
  return calls.every(([, name]) => name?.includes('"now"'));
}

function addedColumn(constraints: readonly Constraint[], name: string): MigrationHarm[] {
  const of = (type: string) => constraints.find(({ contype }) => contype === type);
  const harms: MigrationHarm[] = [];
  const standard = of("CONSTR_DEFAULT");
  if (of("CONSTR_NOTNULL") && !standard) {
    harms.push(takes(`"${name}" is NOT NULL without a default: rows without it are refused`));
  }
  if (standard && !isConstant(standard.raw_expr)) {
    harms.push(holds(`"${name}" has a default that writes every row: set it afterwards`));
  }
  for (const type of ["CONSTR_GENERATED", "CONSTR_IDENTITY"]) {
    if (of(type)) harms.push(holds(`"${name}" is computed, which writes every row`));
  }
  for (const type of ["CONSTR_CHECK", "CONSTR_FOREIGN", "CONSTR_UNIQUE", "CONSTR_PRIMARY"]) {
    if (of(type)) harms.push(holds(`"${name}" adds a constraint: add it separately, NOT VALID`));
  }
  return harms;
}

function addedConstraint({
  contype,
  skip_validation,
  indexname,
  conname,
}: Constraint): MigrationHarm[] {
  if (contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN") {
    return skip_validation ? [] : [holds(`"${conname ?? ""}" reads the table: add it NOT VALID`)];
  }
  return indexname ? [] : [holds(`"${conname ?? ""}" builds an index: create it beforehand`)];
}

type Alteration = { table: string; part: string; command: AlterTableCmd };
type TableRule = (alteration: Alteration, known: KnownSchema) => MigrationHarm[];

const TABLE_RULES: Record<string, TableRule> = {
  AT_SetStatistics: () => [],
  AT_SetRelOptions: () => [],
  AT_SetOptions: () => [],
  AT_AddColumn: ({ command }) => {
    const column = columnOf(command);
    return addedColumn(constraintsOf(column), column.colname ?? "");
  },
  AT_AddConstraint: ({ command }) => addedConstraint(constraintOf(command)),
  AT_ValidateConstraint: ({ table, part }, known) =>
    known.constraints.has(`${table} ${part}`)
      ? [
          holds(
            `"${part}" is validated under the lock that creates it: validate it in a later migration`,
          ),
        ]
      : [],
  AT_ColumnDefault: ({ part, command }) =>
    command.def ? [] : [takes(`"${part}" loses its default`)],
  AT_SetNotNull: ({ table, part }, known) =>
    known.validated.has(`${table} ${part}`)
      ? []
      : [holds(`"${part}" is set NOT NULL without a validated check that says so`)],
  AT_DropColumn: ({ table, part }) => [takes(`drops the column ${table}.${part}`)],
  AT_DropConstraint: ({ part }) => [
    takes(`drops the constraint ${part}, which ON CONFLICT may need`),
  ],
  AT_DropNotNull: ({ part }) => [
    takes(`lets "${part}" be null, which the release before cannot read`),
  ],
  AT_AlterColumnType: ({ part }) => [takes(`changes the type of "${part}"`)],
};

/** What a change of a table does to the release before. */
export function alteredTable(statement: Statement, known: KnownSchema): MigrationHarm[] {
  const table = relationName(statement.node["relation"]);
  if (known.made.has(table)) return [];
  return tableCommands(statement.node).flatMap((command) => {
    const { subtype = "", name: part = "" } = command;
    const rule = TABLE_RULES[subtype];
    return rule ? rule({ table, part, command }, known) : [takes(`${subtype} of ${table}`)];
  });
}
