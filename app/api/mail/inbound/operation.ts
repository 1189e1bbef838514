import { z } from "zod";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import type { Operation } from "@/lib/http/operation";
import { REFUSALS } from "@/lib/notifications/replies/schema";

export const POST = {
  summary: "Hand over an email that answers one of ours",
  description:
    "For the mail provider of the site's operator. The email comes in its raw form: as the body, or in the field `email`, `body-mime`, `RawEmail`, `message` or `raw` of a form or of JSON. The secret is a bearer token, or the password of HTTP's basic authentication. Repeating it writes nothing twice.",
  upload: {
    limit: BODY_LIMITS["/api/mail/inbound"],
    types: [
      "message/rfc822",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "application/json",
    ],
  },
  response: z.object({
    outcome: z.enum(["accepted", ...REFUSALS]).describe("Why it became no message, if it didn't."),
  }),
  problems: {
    401: "The secret is missing or wrong.",
    404: "Replies by email are off on this site.",
    413: "It's larger than 10 MB.",
    422: "There's no raw email in it.",
  },
} satisfies Operation;
