const kept = new Map<string, string>();

/** Keeps a cookie that this browser alone needs; `cookie` is name, value and attributes in one. */
export function keepCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = cookie;
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  kept.set(name, value);
}

/** What this window has kept under a name: newer than what a page says that the router had kept. */
export function keptCookie(name: string): string | undefined {
  return kept.get(name);
}
