import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPicture, MOST_PICTURE_BYTES } from "@/lib/accounts/users/picture/picture.model";
import { jpegSize } from "@/lib/platform/base/pictures/jpeg-size";
import { jpegOf } from "../support/account/jpeg";

describe("a JPEG", () => {
  it("says how large it is, behind whatever stands before", () => {
    expect(jpegSize(jpegOf(256, 128))).toEqual({ width: 256, height: 128 });
    expect(jpegSize(jpegOf(65_535, 1, 2_000))).toEqual({ width: 65_535, height: 1 });
  });

  it("isn't what only begins like one, or is anything else", () => {
    const whole = jpegOf(256, 256);
    for (let length = 0; length < whole.length - 1; length += 1)
      expect(() => jpegSize(whole.subarray(0, length))).not.toThrow();
    expect(jpegSize(Buffer.from("ffd8ffd9", "hex"))).toBeNull();
    expect(jpegSize(Buffer.from("<svg onload='alert(1)'/>"))).toBeNull();
  });

  it("is looked at to its end, whatever it holds", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        jpegSize(Uint8Array.from([0xff, 0xd8, ...bytes]));
      }),
    );
  });
});

it("a picture is a small square and nothing else", () => {
  expect(isPicture(jpegOf(256, 256))).toBe(true);
  expect(isPicture(jpegOf(30_000, 30_000))).toBe(false);
  expect(isPicture(Buffer.concat([jpegOf(256, 256), Buffer.alloc(MOST_PICTURE_BYTES)]))).toBe(false);
  expect(isPicture(Buffer.from("GIF89a"))).toBe(false);
});
