/**
 * What a page's policy depends on. `clerkHost` is the host of this product's Clerk instance; undefined without Clerk.
 */
type Setting = {
  readonly nonce: string;
  readonly development: boolean;
  readonly clerkHost: string | undefined;
};

/**
 * Returns the Content-Security-Policy of a page: only scripts that carry the nonce, and scripts loaded by those, may
 * run.
 */
export function contentSecurityPolicy({ nonce, development, clerkHost }: Setting): string {
  const clerk = clerkHost === undefined ? [] : [`https://${clerkHost}`];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    // Positioned overlays and charts use style attributes, which cannot have a nonce.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...(clerkHost === undefined ? [] : ["https://img.clerk.com"])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(development ? ["ws:"] : []), ...clerk],
    "frame-src": ["'self'", ...(clerkHost === undefined ? [] : ["https://challenges.cloudflare.com"])],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * Returns the host within a publishable key: `pk_live_` or `pk_test_`, then the base64 of the host and a dollar sign.
 */
export function clerkHostOf(publishableKey: string): string | undefined {
  const encoded = /^pk_(?:live|test)_([A-Za-z0-9+/=]+)$/.exec(publishableKey)?.[1];
  const host = encoded === undefined ? "" : atob(encoded).replace(/\$$/, "");
  return /^[\w.-]+(:\d+)?$/.test(host) ? host : undefined;
}
