import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { listQuestions } from "@/lib/jobs/questions.queries";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import { db } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { cleanLines, withoutInvisible } from "@/lib/shared/text";
import { answersOthers, readAnswers } from "./answers";
import type { SavedDraft } from "./drafts.schema";
import { OtherDraftError, preparedPart } from "./preparation";
import type { PreparationInput } from "./preparation.schema";
import { requireOpen } from "./submissions";
import { findDraft } from "./submissions.queries";

/** When the draft was saved, and what a program may know of it. */
type PreparedDraft = Pick<SavedDraft, "savedAt" | "values">;

async function requireCanApply(actor: Actor, jobId: string): Promise<void> {
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: {
      ...{ status: true, expiresAt: true, applyUrl: true, companyId: true },
      company: { select: { name: true, status: true } },
    },
  });
  requireOpen(job, new Date());
  // Asked for here, because a key doesn't know its person's companies.
  const own = { companyId: job.companyId, userId: actor.id };
  if ((await db.companyMember.count({ where: own })) > 0) {
    throw new DomainError(
      "forbidden",
      `You're a member of ${job.company.name}, so you can't apply.`,
    );
  }
}

// The person sends what they see, so a program may write nothing that they don't.
const asSeen = (text: string) => withoutInvisible(cleanLines(text)).trim();

/** An answer to be stored. Programs aren't shown a choice's invisible characters, but it has them. */
function toStored(question: JobQuestion | undefined, answer: string): string {
  const seen = asSeen(answer);
  return question?.choices.find((choice) => asSeen(choice) === seen) ?? seen;
}

async function toValues(jobId: string, { coverLetter, answers: written }: PreparationInput) {
  const questions = await listQuestions(jobId);
  const known = new Map(questions.map((question) => [question.id, question]));
  const answers = written.map(({ questionId, answer }) => ({
    questionId,
    answer: toStored(known.get(questionId), answer),
  }));
  if (answersOthers(questions, answers)) {
    const ids = [...known.keys()].join(", ") || "none";
    throw new DomainError("invalid", `An answer names no question of this job. Questions: ${ids}.`);
  }
  const given = new Set(answers.map(({ questionId }) => questionId));
  const { errors } = readAnswers(
    questions.filter(({ id }) => given.has(id)),
    answers,
  );
  const [first] = Object.values(errors);
  if (first) throw new DomainError("invalid", first[0] ?? "", errors);
  return {
    ...(coverLetter === undefined ? {} : { coverLetter: asSeen(coverLetter) }),
    ...Object.fromEntries(
      answers.map(({ questionId, answer }) => [`answers.${questionId}`, answer]),
    ),
  };
}

/** Says why nothing was written: they have applied, or there is another draft than was expected. */
async function refuse(actor: Actor, jobId: string): Promise<never> {
  const where = { jobId_userId: { jobId, userId: actor.id } };
  if (await db.application.findUnique({ where, select: { id: true } })) {
    throw new DomainError("conflict", "You've already applied for this job.");
  }
  const draft = await findDraft(actor, jobId);
  if (!draft) {
    const message = "That draft no longer exists. Leave out “replaces” to start another one.";
    throw new DomainError("conflict", message);
  }
  throw new OtherDraftError(draft);
}

/**
 * Writes a draft of the actor's application, for them to check and send. Changes only what is
 * given, and nothing unless the draft that is there is the one that it `replaces`. Throws what
 * `requireOpen` throws, `forbidden` for their own company's job, `invalid` for an answer that the
 * employer wouldn't take, `conflict` if they have applied, `OtherDraftError` if the draft is another,
 * and `rate_limited`.
 */
export async function prepareApplication(
  actor: Actor,
  jobId: string,
  input: PreparationInput,
): Promise<PreparedDraft> {
  await spend("preparationByAccount", actor.id);
  await requireCanApply(actor, jobId);
  const content = JSON.stringify(await toValues(jobId, input));
  const preparedBy = actor.apiKey?.name ?? null;
  const isNew = input.replaces === undefined;
  const rows = isNew
    ? await db.$queryRaw<{ savedAt: Date; values: SavedDraft["values"] }[]>`
        INSERT INTO application_drafts (user_id, job_id, submission_id, content, prepared_by)
        SELECT ${actor.id}::uuid, id, ${randomUUID()}::uuid, ${content}::jsonb, ${preparedBy}
        FROM jobs WHERE id = ${jobId}::uuid
          AND NOT EXISTS (SELECT 1 FROM applications
                          WHERE job_id = jobs.id AND user_id = ${actor.id}::uuid)
        ON CONFLICT (user_id, job_id) DO NOTHING
        RETURNING updated_at AS "savedAt", content AS "values"`
    : await db.$queryRaw<{ savedAt: Date; values: SavedDraft["values"] }[]>`
        UPDATE application_drafts SET content = content || ${content}::jsonb,
          prepared_by = ${preparedBy},
          -- Never the same time twice, so that each draft can be told from the one before.
          updated_at = greatest(now(), updated_at + interval '1 millisecond')
        WHERE user_id = ${actor.id}::uuid AND job_id = ${jobId}::uuid
          AND updated_at = ${input.replaces}::timestamptz
        RETURNING updated_at AS "savedAt", content AS "values"`;
  const [saved] = rows;
  if (!saved) return refuse(actor, jobId);
  return { savedAt: saved.savedAt.toISOString(), values: preparedPart(saved.values) };
}
