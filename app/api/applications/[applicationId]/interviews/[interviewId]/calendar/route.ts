import { readCalendar } from "@/lib/applications/interviews/queries";
import { interviewParams } from "@/lib/applications/interviews/schema";
import { attachment } from "@/lib/http/download";
import { route } from "@/lib/http/route";

export const GET = route(
  { auth: "required", params: interviewParams },
  async ({ actor, params }) =>
    new Response(await readCalendar(actor, params), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": attachment("interview.ics"),
        "cache-control": "private, no-store",
      },
    }),
);
