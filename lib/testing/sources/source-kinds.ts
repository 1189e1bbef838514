import type { SourceServer } from "./source-server";

// What each kind of source sends, with postings of our own in the shape that its documentation
// describes.

/** A document with postings between its beginning and its end. */
type Shape = {
  head: string;
  one: (number: number) => string;
  separator?: string;
  tail: string;
};

/** A kind of source as a test serves it. */
export type ServedKind = {
  kind: string;
  /** The address that is read. */
  path: string;
  shape: Shape;
  /** The documents that the one at the address leads to. */
  details?: (number: number) => { path: string; text: string };
};

const title = (number: number) => `Bäcker ${number}`;
const PLACE = "Pune, India";
const ABOUT = "<p>Bake bread, and clean the oven.</p>";

const json = (one: (number: number) => object, [head, tail]: [string, string]): Shape => ({
  head,
  one: (number) => JSON.stringify(one(number)),
  separator: ",",
  tail,
});

const pagePath = (number: number) => `/jobs/${number}`;

const posting = (number: number) => ({
  "@type": "JobPosting",
  identifier: `p-${number}`,
  title: title(number),
  description: ABOUT,
  hiringOrganization: { name: "Bread Ltd" },
  jobLocation: PLACE,
});

const tags = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join("");
const CDATA = `<![CDATA[${ABOUT}]]>`;

/** Each kind of source under the name that its test has. */
export function servedKinds({ origin }: SourceServer): Record<string, ServedKind> {
  const file = (path: string, shape: Shape): ServedKind => ({ kind: "file", path, shape });
  const board = (kind: string, shape: Shape): ServedKind => ({ kind, path: `/${kind}`, shape });
  return {
    Greenhouse: board(
      "greenhouse",
      json(
        (id) => ({ id, title: title(id), content: ABOUT, location: { name: PLACE } }),
        ['{"jobs":[', "]}"],
      ),
    ),
    Lever: board(
      "lever",
      json(
        (id) => ({
          id: `l-${id}`,
          text: title(id),
          description: ABOUT,
          categories: { location: PLACE },
        }),
        ["[", "]"],
      ),
    ),
    Ashby: board(
      "ashby",
      json(
        (id) => ({ id: `a-${id}`, title: title(id), descriptionHtml: ABOUT, location: PLACE }),
        ['{"apiVersion":"1","jobs":[', "]}"],
      ),
    ),
    Workable: board(
      "workable",
      json(
        (id) => ({
          shortcode: `W${id}`,
          title: title(id),
          description: ABOUT,
          city: "Pune",
          country: "India",
        }),
        ['{"name":"Bread Ltd","jobs":[', "]}"],
      ),
    ),
    Recruitee: board(
      "recruitee",
      json(
        (id) => ({ id, title: title(id), description: ABOUT, location: PLACE }),
        ['{"offers":[', "]}"],
      ),
    ),
    Personio: board("personio", {
      head: '<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>',
      one: (id) =>
        `<position>${tags({ id: `${id}`, name: title(id), office: PLACE })}<jobDescriptions><jobDescription>${tags({ name: "Aufgaben", value: CDATA })}</jobDescription></jobDescriptions></position>`,
      tail: "</workzag-jobs>",
    }),
    SmartRecruiters: {
      ...board(
        "smartrecruiters",
        json((id) => ({ id: `${id}`, name: title(id) }), ['{"offset":0,"content":[', "]}"]),
      ),
      details: (id) => ({
        path: `/smartrecruiters/${id}`,
        text: JSON.stringify({
          ...{ id: `${id}`, name: title(id), location: { city: "Pune", country: "in" } },
          jobAd: { sections: { jobDescription: { title: "The job", text: ABOUT } } },
        }),
      }),
    },
    XML: file("/jobs.xml", {
      head: '<?xml version="1.0" encoding="UTF-8"?><jobs>',
      one: (id) =>
        `<job>${tags({ id: `p-${id}`, title: title(id), company: "Bread Ltd", location: PLACE, description: CDATA })}</job>`,
      tail: "</jobs>",
    }),
    RSS: file("/jobs.rss", {
      head: '<?xml version="1.0"?><rss version="2.0"><channel><title>Bread</title>',
      one: (id) =>
        `<item>${tags({ guid: `p-${id}`, title: title(id), company: "Bread Ltd", location: PLACE, description: CDATA })}</item>`,
      tail: "</channel></rss>",
    }),
    JSON: file("/list.json", json(posting, ['{"jobs":[', "]}"])),
    JSONL: file("/jobs.jsonl", {
      head: "",
      one: (id) => `${JSON.stringify(posting(id))}\n`,
      tail: "",
    }),
    CSV: file("/jobs.csv", {
      head: "id,title,company,location,description\n",
      one: (id) => `p-${id},${title(id)},Bread Ltd,"${PLACE}","Bake bread, and clean the oven."\n`,
      tail: "",
    }),
    "pages of a sitemap": {
      kind: "pages",
      path: "/sitemap.xml",
      shape: {
        head: '<?xml version="1.0"?><urlset>',
        one: (id) => `<url><loc>${origin}${pagePath(id)}</loc></url>`,
        tail: "</urlset>",
      },
      details: (id) => ({
        path: pagePath(id),
        text: `<!doctype html><html><script type="application/ld+json">${JSON.stringify(posting(id))}</script><h1>${title(id)}</h1></html>`,
      }),
    },
  };
}

/** A document of `count` postings. */
export function documentOf({ shape }: ServedKind, count: number): string {
  const { head, one, separator = "", tail } = shape;
  const all = Array.from({ length: count }, (_, index) => one(index + 1));
  return head + all.join(separator) + tail;
}

/** A document of `count` postings that ends after the last of them, without its own end. */
export function documentWithoutEnd(kind: ServedKind, count: number): string {
  return documentOf({ ...kind, shape: { ...kind.shape, tail: "" } }, count);
}
