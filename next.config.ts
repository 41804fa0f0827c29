import type { NextConfig } from "next";

/**
 * The headers of every response, including files and the API. The content security policy of pages contains a nonce:
 * see middleware.ts.
 */
const SECURITY_HEADERS = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "cross-origin-opener-policy", value: "same-origin-allow-popups" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  { key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" },
];

/**
 * Headers for Next's own folder, including its "not found" page: responses there never need a script, a style or a
 * frame.
 */
const BARE_PAGE = [
  { key: "content-security-policy", value: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
  { key: "x-frame-options", value: "DENY" },
];

export default {
  // For containers: builds a server with only the parts of node_modules that it needs.
  ...(process.env.BUILD_STANDALONE === "1" ? { output: "standalone" as const } : {}),
  // The fonts are loaded by their path when a document is written.
  outputFileTracingIncludes: {
    "/api/payouts/[id]/statement": ["./node_modules/dejavu-fonts-ttf/ttf/DejaVuSans{,-Bold}.ttf"],
  },
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  productionBrowserSourceMaps: false,
  // Lucide's icons get their component from our function instead of the library's, which is several times slower.
  turbopack: { resolveAlias: { "../createLucideIcon.mjs": "./components/ui/icon.tsx" } },
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: SECURITY_HEADERS },
      { source: "/_next/:path*", headers: BARE_PAGE },
      // An email's document has its own policy, which the headers above would replace.
      { source: "/api/emails/:id/body", headers: [{ key: "referrer-policy", value: "no-referrer" }] },
    ]),
  // lib/platform/api-client/page-ages.ts depends on these times, and refreshes cached pages.
  experimental: {
    staleTimes: { dynamic: 30, static: 30 },
    // A build is made once: nobody needs source maps of the server, or a cache for the next build.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    turbopackFileSystemCacheForBuild: false,
    // Otherwise a starting server would load every page before it answers the first request.
    preloadEntriesOnStart: false,
  },
  // `npm start` and `npm test` build without type checks, which `npm test` runs separately; a deployment's own build
  // includes them.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED_APART === "1" },
  // Streamed metadata removes the title for a moment at each refresh, which leaves the page without a name for screen
  // readers.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ["@e965/xlsx", "pdfkit", "pg-boss", "pino", "unpdf"],
} satisfies NextConfig;
