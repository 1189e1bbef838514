import { previewText } from "@/lib/content/preview.queries";
import { previewInput } from "@/lib/content/preview.schema";
import { route } from "@/lib/http/route";

export const POST = route({ auth: "required", body: previewInput }, ({ actor, body }) =>
  previewText(actor, body),
);
