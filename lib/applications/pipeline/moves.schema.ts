import { z } from "zod";
import { tellInput, type WrittenLetter, writtenLetter } from "../letters/schema";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../schema";
import { noteInput, versionInput } from "../status.schema";

const MOVES_MAX = 100;

const read = {
  id: z.uuid("This isn't an application's id"),
  version: versionInput.describe(
    "The application's version when you read it. 409 if it has changed since.",
  ),
};
const stageId = z.uuid("Choose a stage");

export const stageMoveInput = z.strictObject({
  stageId,
  version: read.version,
  note: noteInput,
  tell: tellInput,
});
export type StageMoveInput = z.infer<typeof stageMoveInput>;

const some = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject(shape))
    .min(1, "Select an application")
    .max(MOVES_MAX, `Select at most ${MOVES_MAX} applications at once`);

export const movesInput = z.strictObject({
  stageId,
  note: noteInput,
  tell: tellInput,
  applications: some(read),
});
export type MovesInput = z.infer<typeof movesInput>;

export const undoInput = z.strictObject({
  applications: some({
    ...read,
    stageId: stageId.nullable().describe("The stage it was in before; null for none."),
  }),
});
export type UndoInput = z.infer<typeof undoInput>;
export type UndoneMoves = UndoInput["applications"][number];

/** What happened to one of several applications: where it is now, or why it was not moved. */
export type MoveResult =
  | {
      id: string;
      status: ApplicationStatus;
      version: number;
      letter: WrittenLetter | null;
      problem: null;
    }
  | { id: string; status: null; version: null; letter: null; problem: string };

const status = z.enum(APPLICATION_STATUSES);

const letter = writtenLetter.nullable().describe("The letter that the move wrote.");

/** An application after a move. */
export const moved = z.object({ status, version: z.int(), letter });

/** The result for each of several applications. */
export const moveResults = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      status: status.nullable(),
      version: z.int().nullable(),
      letter,
      problem: z.string().nullable().describe("Why it stays as it is."),
    }),
  ),
});
