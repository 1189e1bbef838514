import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { listPointers, makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { setUpStorage } from "@/lib/testing/storage";
import { filesOf, readPersonalData, SECRET_COLUMNS } from "./personal-data.queries";

setUpDatabase();
setUpStorage();

// Tables that hang on a person's rows without naming the person again.
const PARTS = [
  "alert_matches",
  "application_answers",
  "application_offers",
  "interview_invitations",
  "resume_contact_findings",
  "resume_findings",
];

type Column = { table: string; column: string; type: string };

async function listColumns(): Promise<Column[]> {
  return db.$queryRaw<Column[]>`
    SELECT table_name AS "table", column_name AS "column", data_type AS "type"
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, 2`;
}

// A new table that forgets the people in it fails one of these tests.
describe("the database", () => {
  it("has a rule for every column that names a person, for when the person is deleted", async () => {
    const named = (await listColumns()).filter(
      ({ column, type }) =>
        type === "uuid" && /(^user_id|_user_id|_by_id|_by|^actor_id)$/.test(column),
    );
    const keys = await db.$queryRaw<{ table: string; column: string; action: string }[]>`
      SELECT conrelid::regclass::text AS "table", attname::text AS "column", confdeltype::text AS "action"
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = 'public.users'::regclass AND array_length(conkey, 1) = 1`;
    const actions = new Map(
      keys.map(({ table, column, action }) => [`${table}.${column}`, action]),
    );
    const loose = named
      .map(({ table, column }) => `${table}.${column}`)
      .filter((path) => !["c", "n"].includes(actions.get(path) ?? ""));

    expect(named.length).toBeGreaterThan(8);
    // The log outlives the account: its id then names no one.
    expect(loose).toEqual(["audit_entries.actor_id"]);
  });

  it("has no secret that a data copy would reveal", async () => {
    const { user } = await makeFullAccount("meera");
    const tables = Object.keys(await db.$transaction((tx) => readPersonalData(tx, user.id)));
    const telling = (await listColumns())
      .filter(
        ({ table, column }) =>
          tables.includes(table) && /hash|secret|token|password|step/.test(column),
      )
      .map(({ column }) => column);

    // These describe what a source sent, not a person.
    expect([...new Set(telling)].filter((column) => column !== "content_hash").sort()).toEqual(
      [...SECRET_COLUMNS].sort(),
    );
  });

  it("has no personal file that a data copy or an erasure would miss", async () => {
    const { user } = await makeFullAccount("meera");
    const key = `${"k".repeat(43)}.bin`;
    const data = await db.$transaction((tx) => readPersonalData(tx, user.id));
    const named = (await listColumns()).filter(
      ({ table, column }) => table in data && /_key$/.test(column) && column !== "name_key",
    );
    const filled = Object.fromEntries(
      Object.keys(data).map((table) => [
        table,
        [Object.fromEntries(named.filter((c) => c.table === table).map((c) => [c.column, key]))],
      ]),
    );

    expect(filesOf(filled)).toHaveLength(named.length);
    expect(named.length).toBeGreaterThan(1);
  });
});

describe("the data about a person", () => {
  it("is every row of every table that points at them, and no one else's", async () => {
    const { user } = await makeFullAccount("meera");
    await makeFullAccount("quillon");

    const data = await db.$transaction((tx) => readPersonalData(tx, user.id));

    const pointers = await listPointers();
    expect(pointers.length).toBeGreaterThan(9);
    for (const { table, column } of pointers) {
      const rows = await db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
        `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "${column}" = $1::uuid ORDER BY t::text`,
        user.id,
      );
      const shown = rows.map(({ row }) =>
        Object.fromEntries(
          Object.entries(row).filter(([name]) => !SECRET_COLUMNS.includes(name as "hash")),
        ),
      );
      expect(shown, table).not.toEqual([]);
      expect(data[table], table).toEqual(shown);
    }
    expect(Object.keys(data).sort()).toEqual(
      [
        ...new Set([...pointers.map(({ table }) => table), ...PARTS, "users", "audit_entries"]),
      ].sort(),
    );
    expect(data["users"]).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain("quillon");
    expect(JSON.stringify(data)).not.toContain("argon2");
  });

  it("leaves out what a hiring team wrote about them for itself, but not what they wrote", async () => {
    const companyId = await makeCompany();
    const member = await aMemberOf(companyId);
    const { id: userId } = await makeUser();
    const { id: applicationId } = await makeApplication({
      userId,
      jobId: await makeJob({ companyId }),
    });
    const mentions = { create: { userId: member.id } };
    const note = { applicationId, authorUserId: member.id, text: "too quiet", mentions };
    await db.applicationNote.create({ data: note });
    await db.applicationTag.create({ data: { applicationId, tag: "too quiet" } });
    const rating = { applicationId, userId: member.id, criterion: "too quiet", score: 2 };
    await db.applicationRating.create({ data: rating });
    const shown = { applicationId, shownByUserId: member.id, reason: "too quiet" };
    await db.applicationShownName.create({ data: shown });

    const applicants = await db.$transaction((tx) => readPersonalData(tx, userId));
    const members = await db.$transaction((tx) => readPersonalData(tx, member.id));

    expect(applicants["application_details"]).toHaveLength(1);
    expect(JSON.stringify(applicants)).not.toContain("too quiet");
    expect(members["application_notes"]).toMatchObject([{ text: "too quiet" }]);
    expect(members["application_ratings"]).toMatchObject([{ score: 2 }]);
    expect(members["application_shown_names"]).toMatchObject([{ reason: "too quiet" }]);
    expect(members["application_details"]).toEqual([]);
  });

  it("includes what belongs to their own rows, but not to rows that they only created", async () => {
    const { user, jobId } = await makeFullAccount("meera");
    await db.$executeRaw`CREATE TABLE probes (id int PRIMARY KEY, user_id uuid REFERENCES users ON DELETE CASCADE, above int REFERENCES probes ON DELETE CASCADE)`;
    await db.$executeRaw`CREATE TABLE probe_notes (probe_id int REFERENCES probes ON DELETE CASCADE, note text)`;
    try {
      await db.$executeRaw`INSERT INTO probes VALUES (1, ${user.id}::uuid, NULL), (2, NULL, 1), (3, NULL, NULL)`;
      await db.$executeRaw`INSERT INTO probe_notes VALUES (1, 'of the person'), (3, 'of nobody')`;

      const data = await db.$transaction((tx) => readPersonalData(tx, user.id));

      expect(data["probe_notes"]).toEqual([{ probe_id: 1, note: "of the person" }]);
      expect(data["jobs"]).toMatchObject([{ id: jobId }]);
      expect(data).not.toHaveProperty("job_places");
    } finally {
      await db.$executeRaw`DROP TABLE probe_notes, probes`;
    }
  });
});
