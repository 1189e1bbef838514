import type { NextConfig } from "next";

export default {
  poweredByHeader: false,
  htmlLimitedBots: /.*/,
  typescript: { ignoreBuildErrors: true },
  experimental: { externalDir: true },
} satisfies NextConfig;
