import { expect, it } from "vitest";
import { jsonLd, withoutAbsent } from "./json-ld";

it.each([
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "Ham & Eggs \u2028 \u2029",
  'quotes " and \\ and\nnew lines',
])("keeps %j inert in a script element, and complete", (name) => {
  const text = jsonLd({ "@context": "https://schema.org", "@type": "Organization", name });

  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
  });
});

it("leaves out empty values and keeps zero and false", () => {
  expect(withoutAbsent({ a: null, b: undefined, c: "", d: [], e: 0, f: false, g: "x" })).toEqual({
    e: 0,
    f: false,
    g: "x",
  });
});
