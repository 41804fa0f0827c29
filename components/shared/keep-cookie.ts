const kept = new Map<string, string>();

/** Sets a cookie that only this browser needs. `cookie` holds the name, value and attributes in one string. */
export function keepCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = cookie;
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  kept.set(name, value);
}

/**
 * Returns the cookie value that this window last set under a name. It is newer than the value in a page that the
 * router has cached.
 */
export function keptCookie(name: string): string | undefined {
  return kept.get(name);
}
