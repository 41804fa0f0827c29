import { describe, expect, it } from "vitest";
import { newTotpSecret, stepOf, totpOf, totpUri } from "@/lib/accounts/identity/two-factor/second-factor";
import { QR_BYTES } from "@/lib/platform/base/pictures/qr-code";

/** "12345678901234567890" in base32, of RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %i is what the standard says", (seconds, code) => {
    expect(totpOf(SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(stepOf(SECRET, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
  });

  it("counts half a minute before and after, and no longer", () => {
    const at = (seconds: number) => new Date(1_111_111_109_000 + seconds * 1_000);
    expect(stepOf(SECRET, "081804", at(30))).toBe(37_037_036);
    expect(stepOf(SECRET, "081804", at(-30))).toBe(37_037_036);
    expect(stepOf(SECRET, "081804", at(61))).toBeNull();
    expect(stepOf(SECRET, "081804", at(-61))).toBeNull();
    expect(stepOf(SECRET, "81804", at(0))).toBeNull();
  });

  it("comes of a secret that nobody has guessed, in an address that fits the QR code, however long the name", () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(totpUri(one, "ada@agents.test")).toBe(
      `otpauth://totp/Tallyport:ada%40agents.test?secret=${one}&issuer=Tallyport`,
    );
    for (const length of [1, 40, 50, 51, 240])
      expect(totpUri(one, `${"a".repeat(length)}@x.test`).length).toBeLessThanOrEqual(QR_BYTES);
  });
});
