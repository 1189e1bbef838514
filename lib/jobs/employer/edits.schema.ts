import { z } from "zod";
import { postingInput } from "../posting/schema";
import { versionInput } from "./lifecycle.schema";

/** `PATCH /api/employer/jobs/{jobId}`: everything the posting is to say. */
export const editInput = z.strictObject({ version: versionInput, posting: postingInput });
