import type { NextConfig } from "next";

export default {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  productionBrowserSourceMaps: false,
  serverExternalPackages: ["pg-boss", "pino", "unpdf"],
} satisfies NextConfig;
