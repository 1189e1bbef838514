import { z } from "zod";
import { postingInput } from "../posting/schema";
import { versionInput } from "./lifecycle.schema";

/** `PATCH /api/employer/jobs/{jobId}`: the posting's complete new content. */
export const editInput = z.strictObject({ version: versionInput, posting: postingInput });
