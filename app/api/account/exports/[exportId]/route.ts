import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { z } from "zod";
import { openExport } from "@/lib/accounts/privacy/data-export.commands";
import { route } from "@/lib/http/route";
import { site } from "@/lib/platform/site";
import { slugify } from "@/lib/shared/text";

const params = z.object({ exportId: z.uuid() });

function toBody(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream);
}

export const GET = route(
  { auth: "required", viewers: "may_not", params },
  async ({ actor, params: { exportId } }) => {
    const { stream, size, madeAt } = await openExport(actor, exportId);
    const name = `${slugify(site().name, 40)}-data-${madeAt.toISOString().slice(0, 10)}.zip`;
    return new Response(toBody(stream) as BodyInit, {
      headers: {
        "content-type": "application/zip",
        "content-length": String(size),
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  },
);
