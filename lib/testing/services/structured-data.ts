import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Validator from "@adobe/structured-data-validator";
import type { Thing, WithContext } from "schema-dts";

type Term = Record<string, unknown>;

const require = createRequire(import.meta.url);

/**
 * The schema.org vocabulary in the validator's format. Rather than download it, we read it from
 * schema-dts, which has the same classes and properties as interfaces.
 */
function vocabulary(): { "@graph": Term[] } {
  const folder = dirname(require.resolve("schema-dts"));
  const source = readFileSync(join(folder, "schema.d.ts"), "utf8");
  const declarations = source.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{([\s\S]*?)^\}/gm,
  );
  const classes = new Map<string, Term>();
  const properties: Term[] = [];
  for (const [, name = "", kind, parents = "", body = ""] of declarations) {
    const above = [...parents.matchAll(/\b(\w+)Base\b/g)]
      .map(([, parent]) => parent)
      .filter((parent) => parent !== name);
    if (kind === "Base" || !classes.has(name)) {
      classes.set(name, {
        "@id": `schema:${name}`,
        "@type": "rdfs:Class",
        "rdfs:subClassOf": above.map((parent) => ({ "@id": `schema:${parent}` })),
      });
    }
    for (const [, property] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      properties.push({
        "@id": `schema:${property}`,
        "@type": "rdf:Property",
        "schema:domainIncludes": { "@id": `schema:${name}` },
      });
    }
  }
  return { "@graph": [...classes.values(), ...properties] };
}

let validator: Validator | undefined;

/** The validator's errors and unknown properties. Missing recommended fields aren't errors. */
export async function structuredDataFaults(markup: WithContext<Thing>): Promise<string[]> {
  validator ??= new Validator(vocabulary());
  const item = markup as unknown as { "@type": string; jobLocation?: unknown };
  const { "@type": type, jobLocation } = item;
  // It follows "jobLocation.address.addressCountry" into only one place, so each place is validated
  // separately.
  const views = Array.isArray(jobLocation)
    ? jobLocation.map((place: unknown) => ({ ...item, jobLocation: place }))
    : [item];
  const issues = await Promise.all(
    views.map((view) => validator?.validate({ jsonld: { [type]: [structuredClone(view)] } })),
  );
  return issues
    .flatMap((found) => found ?? [])
    .filter(({ issueMessage }) => !issueMessage.startsWith("Missing field"))
    .map(({ issueMessage, path }) => `${issueMessage} at ${JSON.stringify(path)}`);
}
