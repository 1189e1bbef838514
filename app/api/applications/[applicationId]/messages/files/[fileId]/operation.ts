import { messageFileParams } from "@/lib/applications/messaging/message-files.schema";
import type { Operation } from "@/lib/http/operation";
import { RESUME_CONTENT_TYPES } from "@/lib/profiles/resumes/schema";

export const GET = {
  summary: "Download a file that came with a message",
  description: "For the applicant and for the company.",
  auth: "or_link",
  impersonators: "may_not",
  params: messageFileParams,
  file: Object.values(RESUME_CONTENT_TYPES),
  problems: {
    403: "Blind screening hides whose file it is.",
    404: "There's no such application or file.",
  },
} satisfies Operation;
