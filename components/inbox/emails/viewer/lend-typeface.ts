const FAMILY = "Geist Mono Variable";

/** The letters of plain texts, for a mail's frame: its document may fetch nothing, and the reader's computer may have none. */
export async function lendTypeface(frame: Window): Promise<void> {
  const own = frame as Window & typeof globalThis;
  const source = new URL(
    "../../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    import.meta.url,
  );
  const answer = await fetch(source);
  if (!answer.ok) return;
  const typeface = new own.FontFace(FAMILY, await answer.arrayBuffer(), { weight: "100 900" });
  frame.document.fonts.add(await typeface.load());
}
