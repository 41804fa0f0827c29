import { describe, expect, it } from "vitest";
import { QR_BYTES, QR_SIZE, qrCode, qrPath } from "@/lib/platform/base/pictures/qr-code";

const TEXT =
  "otpauth://totp/Tallyport:ada%40agents.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tallyport";

/** The output of paulmillr/qr 0.7.0 (version 6, level L, mask 0), each row as a base-36 number. */
const REFERENCE =
  "rvwhkhhb eawf53y9 kh1vh0m5 ke8dfujh kfr4neql ea8fhao1 rwyepa4f 2y6cykg qa3k0hqc " +
  "hr8uzq6g ciea79yf cs3gpnbl f5yudsnn jfe3in9p cnpp42xr 694p7kx6 l0318onf 7n6c60vc " +
  "7d2ph4dr i4ucsbwx kdzhx989 7mkzus5l 1awbcp7f dlni9ze9 96hpbwzq ju750huo iohelnin " +
  "fslxt9df foq709nd 39tvjxmr iqasqwaf 9e497udd f8vf9trx 3dwd6oi rxh1y1xz ebpzfhub " +
  "kggaakts kebbrs4b kgjtzel3 ectd1cyq rxs0jdjb";

function numberOf(row: readonly boolean[]): string {
  return BigInt(`0b${row.map((isDark) => (isDark ? 1 : 0)).join("")}`).toString(36);
}

describe("a QR code", () => {
  it("is what another maker of them makes", () => {
    expect(qrCode(TEXT).map(numberOf).join(" ")).toBe(REFERENCE);
  });

  it("takes as many bytes as it says and no more", () => {
    expect(qrCode("y".repeat(QR_BYTES))).toHaveLength(QR_SIZE);
    expect(() => qrCode("y".repeat(QR_BYTES + 1))).toThrow();
    expect(() => qrCode("\u00e9".repeat(QR_BYTES / 2 + 1))).toThrow();
  });

  it("is drawn with a square for each dark module", () => {
    const dark = qrCode(TEXT).flat().filter(Boolean).length;
    expect(qrPath(TEXT).match(/M/g)).toHaveLength(dark);
  });
});
