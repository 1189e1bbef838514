import { z } from "zod";

/** What a team says about two applications that could be the same person's. */
export const likenessInput = z.strictObject({
  otherId: z.uuid("This isn't an application's id").describe("The other application."),
  isSame: z
    .boolean()
    .nullable()
    .describe("Whether both are the same person's; null takes back what was said."),
});
export type LikenessInput = z.infer<typeof likenessInput>;

/** What two applications have alike; the first says most. */
export type Likeness = "address" | "phone" | "name";

/** An application of someone who could be the same person. */
export type LikelyApplication = {
  id: string;
  name: string;
  jobTitle: string;
  submittedAt: string;
  by: Likeness;
};

/** The same in a list of applications. */
export const likelyPerson = z.object({ id: z.uuid(), name: z.string() });
export type LikelyPerson = z.infer<typeof likelyPerson>;
