import { Readable } from "node:stream";
import { openCompanyExport } from "@/lib/applications/pipeline/exports.commands";
import { exportParams } from "@/lib/applications/pipeline/exports.schema";
import { attachment } from "@/lib/http/download";
import { route } from "@/lib/http/route";

const TYPES = { csv: "text/csv; charset=utf-8", zip: "application/zip" };

export const GET = route(
  { auth: "required", viewers: "may_not", params: exportParams },
  async ({ actor, params }) => {
    const { stream, size, kind, madeAt } = await openCompanyExport(actor, params.exportId);
    return new Response(Readable.toWeb(stream) as BodyInit, {
      headers: {
        "content-type": TYPES[kind],
        "content-length": String(size),
        "content-disposition": attachment(
          `applications-${madeAt.toISOString().slice(0, 10)}.${kind}`,
        ),
        "content-security-policy": "sandbox; default-src 'none'",
      },
    });
  },
);
