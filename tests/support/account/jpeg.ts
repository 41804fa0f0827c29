/**
 * Returns the start of a JPEG of this size, as far as the product reads it; `before` bytes of metadata precede the
 * size.
 */
export function jpegOf(width: number, height: number, before = 14): Buffer {
  const notes = Buffer.alloc(2 + before);
  notes.writeUInt16BE(2 + before);
  const frame = Buffer.from("ffc0001108000000000301220002110103110100", "hex");
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from("ffd8ffe0", "hex"), notes, frame, Buffer.from("ffd9", "hex")]);
}
