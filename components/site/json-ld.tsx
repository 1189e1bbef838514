import type { Graph, Thing, WithContext } from "schema-dts";
import { jsonLd } from "@/lib/shared/formats/json-ld";

/** Structured data for search engines. A data block is not a script and needs no nonce. */
export function JsonLd({ value }: { value: WithContext<Thing> | Graph | null }) {
  if (!value) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd() escapes what could end the element
      dangerouslySetInnerHTML={{ __html: jsonLd(value) }}
    />
  );
}
