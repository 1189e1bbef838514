import { randomBytes, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "./database";

/** The smallest valid PDF, different each time. */
export function aPdf(name = "cv.pdf") {
  const text = `(${randomBytes(6).toString("hex")}) Tj`;
  const parts = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length + 26} >>\nstream\nBT /F1 12 Tf 40 200 Td ${text} ET\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = parts.map((part, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  body += `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: "application/pdf", buffer: Buffer.from(body, "latin1") };
}

/** Inserts a stored resume for someone; nobody reads its file. Returns its id. */
export async function insertResume(sql: Sql, userId: string, name = "stored.pdf"): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO resumes (id, user_id, name, format, size, checksum, file_key, is_default, reading)
     VALUES ($1, $2, $3, 'pdf', 412000, $4, $5, true, 'done')`,
    [id, userId, name, randomBytes(32), `${randomBytes(32).toString("base64url")}.pdf`],
  );
  return id;
}

type Question = {
  kind: "text" | "choice" | "yes_no" | "number";
  text: string;
  choices?: string[];
  accepted?: string[];
  minimum?: number;
  isRequired?: boolean;
};

/** Gives a posting questions for its applicants. */
export async function insertQuestions(
  sql: Sql,
  jobId: string,
  questions: Question[],
): Promise<string[]> {
  const ids = questions.map(() => randomUUID());
  for (const [position, question] of questions.entries()) {
    const { kind, text, choices = [], accepted = [], minimum, isRequired = true } = question;
    await sql(
      `INSERT INTO job_questions (id, job_id, position, kind, text, is_required, choices, accepted, minimum)
       VALUES ($1, $2, $3, $4::question_kind, $5, $6, $7, $8, $9)`,
      [ids[position], jobId, position, kind, text, isRequired, choices, accepted, minimum ?? null],
    );
  }
  return ids;
}

export type SentRow = {
  id: string;
  status: string;
  full_name: string;
  cover_letter: string | null;
  resume: string | null;
};

/** A job's applications, with their content. */
export async function applicationsTo(sql: Sql, jobId: string): Promise<SentRow[]> {
  return sql<SentRow>(
    `SELECT a.id, a.status::text, d.full_name, d.cover_letter, r.name AS resume
     FROM applications a JOIN application_details d ON d.application_id = a.id
     LEFT JOIN resumes r ON r.id = d.resume_id WHERE a.job_id = $1`,
    [jobId],
  );
}

export const applyPath = (jobId: string) => `/jobs/${jobId}/apply`;
export const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });
export const summary = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "There is a problem" });
export const fullName = (page: Page) => page.getByLabel("Full Name");
