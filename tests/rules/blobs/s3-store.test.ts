import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { s3Store, signedHeaders } from "@/lib/platform/vendors/s3/s3-store";
import { FakeS3 } from "../../support/blobs/fake-s3";

const KEY = "originals/one/ab/cd";
const BYTES = new TextEncoder().encode("From: a\r\n\r\nbytes \u0000 of a mail");
const bucket = new FakeS3();
beforeAll(() => bucket.start());
afterAll(() => bucket.stop());
beforeEach(() => bucket.reset());

const store = (change: object = {}) => s3Store({ ...bucket.access, encryption: "AES256", ...change });

it("signs as Amazon's own example does", () => {
  const headers = signedHeaders(
    {
      method: "GET",
      url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
      headers: { range: "bytes=0-9" },
      now: new Date("2013-05-24T00:00:00Z"),
    },
    {
      region: "us-east-1",
      accessKeyId: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    },
  );
  expect(headers.authorization).toBe(
    "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

describe("a bucket", () => {
  it("gives back what was put, until it is removed", async () => {
    const blobs = store();
    expect(await blobs.get(KEY)).toBeUndefined();
    await blobs.put(KEY, BYTES);
    expect(await blobs.get(KEY)).toEqual(BYTES);
    await blobs.remove(KEY);
    await blobs.remove(KEY);
    expect(await blobs.get(KEY)).toBeUndefined();
    expect(bucket.refused).toEqual([]);
  });

  it.each([
    ["AES256", "AES256"],
    ["aws:kms", "aws:kms"],
    ["none", "undefined"],
  ] as const)("is asked to encrypt by %s", async (encryption, told) => {
    await store({ encryption }).put(KEY, BYTES);
    expect(bucket.objects.get(KEY)?.encryption).toBe(told);
  });

  it("takes nothing from somebody with another secret", async () => {
    const stranger = store({ secretAccessKey: "guessed" });
    await expect(stranger.put(KEY, BYTES)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    await expect(stranger.get(KEY)).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
    expect(bucket.refused).toEqual(["SignatureDoesNotMatch", "SignatureDoesNotMatch"]);
    expect(bucket.objects.size).toBe(0);
  });

  it.each([500, 503, 301, "mute"] as const)("that answers %s is asked again later", async (mood) => {
    bucket.mood = () => mood;
    const { put, get, remove } = store();
    for (const work of [() => put(KEY, BYTES), () => get(KEY), () => remove(KEY)])
      await expect(work()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
  });

  it.each(["../else", "originals/../else/x", "a//b", "/a/b", "a/b?x=1", "a/%2e%2e/b", ""])(
    "is never asked for %j",
    async (key) => {
      await expect((async () => store().put(key, BYTES))()).rejects.toThrow("Not a key");
      expect(bucket.objects.size).toBe(0);
    },
  );
});
