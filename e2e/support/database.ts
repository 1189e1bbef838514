import { readFileSync } from "node:fs";

export const DATA = ".data/e2e";

/** The address of the database in a data folder, while its server runs. */
export function databaseUrl(folder = DATA): string {
  const password = readFileSync(`${folder}/postgres.password`, "utf8");
  const port = readFileSync(`${folder}/postgres/postmaster.pid`, "utf8").split("\n")[3];
  return `postgresql://jobharbor:${password}@127.0.0.1:${port}/jobharbor`;
}

export type Sql = <Row = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;
