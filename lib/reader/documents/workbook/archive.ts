/** The first bytes of the container that holds a workbook in the binary format before 2007. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The second byte of such a workbook without a container, by its version, and the third, by the length of its beginning. */
const VERSIONS = new Set([0x00, 0x02, 0x04, 0x08]);
const LENGTHS = new Set([4, 6, 8, 16]);

/** Whether the bytes are a workbook or another archive, whatever the file's name. */
export function isArchive(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  return (first === 0x50 && second === 0x4b && third === 0x03) || isBinaryWorkbook(bytes);
}

/** Whether the bytes are a workbook in the binary format before 2007 (.xls), or another file in the same container. */
export function isBinaryWorkbook(bytes: Uint8Array): boolean {
  const [first, second = -1, third = -1, fourth] = bytes;
  const isBare = first === 0x09 && VERSIONS.has(second) && LENGTHS.has(third) && fourth === 0;
  return isBare || CONTAINER.every((byte, at) => bytes[at] === byte);
}
