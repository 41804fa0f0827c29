/** Keeps a cookie that this browser alone needs; `cookie` is name, value and attributes in one. */
export function keepCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = cookie;
}
