import type { NextConfig } from "next";

// Every address has one spelling, to which the others redirect. Matched case-sensitively.
const REDIRECTS = {
  "/signup": "/signUp",
  "/blogs": "/Blogs",
  "/about": "/aboutUs",
  "/aboutus": "/aboutUs",
  "/contact": "/contact-us",
  "/privacy": "/privacy-policy",
  "/terms": "/terms-of-service",
  "/reset-password": "/Reset-password",
  "/home": "/",
  "/admin/figures": "/admin/metrics",
  "/api/account/notification-choices": "/api/account/notification-preferences",
  "/api/account/viewing": "/api/account/impersonation",
  "/api/admin/companies/:companyId/standing": "/api/admin/companies/:companyId/suspension",
  "/api/admin/people/:userId/standing": "/api/admin/people/:userId/suspension",
  "/api/admin/people/:userId/viewing": "/api/admin/people/:userId/impersonation",
};

// The specification shows the home page at these; its canonical address stays "/".
const HOME_TOO = ["/Career", "/contact-Us", "/Browse_Jobs"];

// Browsers and phones ask for these without being told to, whichever of an icon's many names they
// know. Each host answers with its own (app/brand/[file]/route.ts).
const ICONS = {
  "/favicon.ico": "/brand/favicon.ico",
  "/apple-icon.png": "/brand/apple-icon.png",
  "/apple-touch-icon:kind([\\w-]*).png": "/brand/apple-icon.png",
};

// Other addresses of the form that posts a job; the employer area checks access.
const EMPLOYER_PATHS = ["/publish-job", "/employer/post-job"];

// Their addresses contain a hash of their content, or they change with a release at most.
const STATIC = "/:file(icons.svg|drawings.svg|img/.*)";

// Named after their content (scripts/build-fonts.ts).
const FONTS = "/fonts/:file(.*\\.woff2)";

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
  // Browsers heed it over HTTPS only.
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

export default {
  poweredByHeader: false,
  // The server program compresses (lib/platform/server/web-server.ts).
  compress: false,
  typedRoutes: true,
  // Titles and canonical addresses are in the head for every reader, not only for known bots.
  htmlLimitedBots: /.*/,
  // `npm run check` runs the compiler itself; Next would start the older API, which 7 doesn't have.
  typescript: { ignoreBuildErrors: true },
  // Every call's file would have a copy of its own of whatever is bundled, about 170 of them.
  serverExternalPackages: [
    "pg",
    "pino",
    "graphile-worker",
    "@node-rs/argon2",
    "@simplewebauthn/server",
    "@zxcvbn-ts/language-common",
    "nodemailer",
    "otplib",
    "rate-limiter-flexible",
    "sharp",
    "ua-parser-js",
  ],
  images: { remotePatterns: [] },
  // Without it /blogs and /Blogs are one address, and a redirect between them never ends.
  experimental: {
    caseSensitiveRoutes: true,
    // Each page is loaded when it is first requested: all of them would take 47 MB from the start.
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(HEADERS).map(([key, value]) => ({ key, value })),
    },
    // Their addresses contain a secret.
    ...["/Reset-password", "/verify", "/added/:path*", "/talent-pools/:path*"].map((source) => ({
      source,
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    })),
    // Read by other sites' pages, which may ask that of what they load (docs/embedding.md).
    {
      source: "/embed.js",
      headers: [
        { key: "Cache-Control", value: "public, max-age=3600" },
        { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
      ],
    },
    {
      source: FONTS,
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    { source: STATIC, headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
  ],
  redirects: async () => [
    ...Object.entries(REDIRECTS).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    ...EMPLOYER_PATHS.map((source) => ({ source, destination: "/employer", permanent: false })),
  ],
  rewrites: async () => ({
    // Not before the files: there Next ignores case, and /career is a page of its own.
    beforeFiles: [],
    afterFiles: [
      ...HOME_TOO.map((source) => ({ source, destination: "/" })),
      ...Object.entries(ICONS).map(([source, destination]) => ({ source, destination })),
    ],
    fallback: [],
  }),
} satisfies NextConfig;
