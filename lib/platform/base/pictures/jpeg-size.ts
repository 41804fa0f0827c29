const START = 0xff_d8;
/**
 * Whether a segment is a frame header, which contains the size of the picture. The codes excluded from the range are of
 * other segments.
 */
const isFrame = (kind: number) =>
  kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
const isScan = (kind: number) => kind === 0xda || kind === 0xd9;

/** Returns the size in pixels that a JPEG declares; null if it isn't a JPEG. */
export function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== START) return null;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || isScan(kind)) return null;
    if (isFrame(kind)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return null;
}
