// Who may import what, by resolved path (docs/architecture/files.md).
// A domain's files by what their suffix lets them do; alone it names an area's core.
const schema = "^lib/.*[./]schema\\.ts$";
const unseen = // by components, which see shapes and pure files
  "^(app|lib/(platform|http|background|testing))/" +
  "|^lib/(?!browser/).*[./](policy|events|emails|queries|commands|tasks|session)\\.ts$";
// Pure but for Node's and heavy tools (scripts/structure/purity.ts).
const withServerTools = "^lib/(imports/|profiles/resumes/(docx|file-check)\\.ts$)";
const test = "\\.test\\.ts$|^lib/testing/|^e2e/";
// Bottom first. A domain may use what stands before it, never what stands after.
const domains = [
  "accounts",
  "companies",
  "places",
  "profiles",
  "search",
  "jobs",
  "applications",
  "recommendations",
  "alerts",
  "analytics",
  "notifications",
  "moderation",
  "content",
  "imports",
  "sources",
  "webhooks",
  "structured-data",
  "syndication",
  "agents",
  "administration",
];

// The same of the search's areas, as a search goes through them upwards: it is understood, found in
// the engine, filtered and counted by facets, and ranked. The search's own files put these together;
// of them the areas know the shapes and the address of a search alone.
const searchAreas = [
  "closeness",
  "vocabulary",
  "documents",
  "engine",
  "suggestions",
  "phrases",
  "understanding",
  "facets",
  "ranking",
  "matching",
];

const forbid = (name, from, to) => ({
  name,
  severity: "error",
  from: { pathNot: test, ...from },
  to,
});

// What stands first knows nothing of what stands after it.
const inOrder = (folder, names) =>
  names.map((name, index) =>
    forbid(
      `${folder.split("/").slice(1).concat(name).join("-")}-looks-down`,
      { path: `^${folder}/${name}/` },
      { path: `^${folder}/(${names.slice(index + 1).join("|") || "-"})/` },
    ),
  );

const database = "^lib/platform/db/";
const pages = "^app/(?!api/).*(page|layout|not-found|loading)\\.tsx$";

module.exports = {
  forbidden: [
    forbid("no-cycles", {}, { circular: true }),
    forbid("resolved", {}, { couldNotResolve: true }),
    forbid("lib-knows-no-ui", { path: "^lib/" }, { path: "^(app|components)/" }),
    forbid("components-know-no-server", { path: "^components/" }, { path: unseen }),
    forbid(
      "components-need-no-server-tools",
      { path: "^components/" },
      { path: withServerTools, reachable: true },
    ),
    forbid("pages-only-read", { path: pages }, { path: "[./](commands|tasks)\\.ts$" }),
    forbid(
      "operations-declare",
      { path: "^app/api/.*operation\\.ts$" },
      { path: "[./](queries|commands|tasks|session)\\.ts$" },
    ),
    forbid("db-behind-domains", { path: "^(app|components|middleware)" }, { path: database }),
    forbid("http-is-for-routes", { path: "^(lib/(?!http/)|components/)" }, { path: "^lib/http/" }),
    forbid(
      "platform-knows-no-domain",
      { path: "^lib/(platform|shared|browser)/" },
      { path: "^lib/(?!platform/|shared/|browser/)" },
    ),
    forbid("shared-is-pure", { path: "^lib/shared/" }, { path: "^lib/(?!shared/)" }),
    forbid(
      "schemas-are-pure",
      { path: schema },
      { path: "^lib/", pathNot: `^lib/shared/|${schema}` },
    ),
    forbid(
      "middleware-stands-alone",
      { path: "^middleware\\.ts$" },
      { path: "^(app|components|lib)/", pathNot: "^lib/shared/" },
    ),
    forbid(
      "product-knows-no-tools",
      { path: "^(app|components|lib)/" },
      { path: "^(scripts|bench|e2e)/" },
    ),
    ...inOrder("lib", domains),
    ...inOrder("lib/search", searchAreas),
    forbid(
      "search-areas-stand-in-order",
      { path: `^lib/search/(?!(${searchAreas.join("|")})/)[^/]+/` },
      { path: "^lib/" },
    ),
    forbid(
      "search-areas-know-its-shapes-alone",
      { path: "^lib/search/[^/]+/" },
      { path: "^lib/search/(?!(schema|search-query)\\.ts$)[^/]+\\.ts$" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(\\.next|node_modules/\\.cache|generated)" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
      conditionNames: ["react-server", "import", "node", "default", "types"],
    },
  },
};
