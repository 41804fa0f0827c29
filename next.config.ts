import type { NextConfig } from "next";

/** What every answer carries, files and the API included. The policy of pages has a nonce: see middleware.ts. */
const SECURITY_HEADERS = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "cross-origin-opener-policy", value: "same-origin-allow-popups" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  { key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" },
];

/** What Next answers below its own folder never needs a script, a style or a frame, the page that says "not there" included. */
const BARE_PAGE = [
  { key: "content-security-policy", value: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
  { key: "x-frame-options", value: "DENY" },
];

export default {
  // What a container serves by: the server with what it needs of node_modules, and no more.
  ...(process.env.BUILD_STANDALONE === "1" ? { output: "standalone" as const } : {}),
  // Read by its path when a document is written.
  outputFileTracingIncludes: {
    "/api/payouts/[id]/statement": ["./node_modules/dejavu-fonts-ttf/ttf/DejaVuSans{,-Bold}.ttf"],
  },
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  productionBrowserSourceMaps: false,
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: SECURITY_HEADERS },
      { source: "/_next/:path*", headers: BARE_PAGE },
      // A mail's document has a policy of its own, which these would replace.
      { source: "/api/emails/:id/body", headers: [{ key: "referrer-policy", value: "no-referrer" }] },
    ]),
  // lib/platform/api-client/page-ages.ts counts on these, and has what was kept brought up to date.
  experimental: {
    staleTimes: { dynamic: 30, static: 30 },
    // A build is made once: nobody reads the maps of its server, nor a cache for the next one.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    turbopackFileSystemCacheForBuild: false,
    // A server that begins would load every page before it answers the first.
    preloadEntriesOnStart: false,
  },
  // `npm start` and `npm test` build what `npm test` checks by itself; a deployment's own build checks it here.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_APART === "1" },
  // Metadata that streams takes the title away for a moment at each refresh: a page without a name to who listens to it.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ["pdfkit", "pg-boss", "pino", "unpdf"],
} satisfies NextConfig;
