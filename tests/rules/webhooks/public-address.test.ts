import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endpointDraft } from "@/lib/accounts/webhooks/endpoint-draft.model";
import { addressesOf, HiddenAddress, isPublicAddress } from "@/lib/accounts/webhooks/receiver-address";

const PUBLIC = ["8.8.8.8", "1.1.1.1", "172.32.0.1", "192.169.0.1", "100.128.0.1", "2606:4700:4700::1111"];
const HIDDEN = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:a9fe:a9fe",
  "0:0:0:0:0:ffff:10.0.0.1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::808:808",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:808:808::",
  "3fff::1",
  "100::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "not an address",
  "",
];

describe("an address", () => {
  it.each(PUBLIC)("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(HIDDEN)("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

  it("counts as the IPv4 address that stands behind it", () => {
    fc.assert(
      fc.property(fc.ipV4(), (v4) => {
        expect(isPublicAddress(`::ffff:${v4}`)).toBe(isPublicAddress(v4));
        expect(isPublicAddress(`64:ff9b::${v4}`)).toBe(isPublicAddress(v4));
      }),
    );
  });

  it("of a private network is hidden however it is written", async () => {
    const inPrivate = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(inPrivate, async ([b, c, d]) => {
        const whole = 10 * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
        const forms = [
          whole,
          `0x${whole.toString(16)}`,
          `0${whole.toString(8)}`,
          `012.${b}.${c}.${d}`,
          `0xa.${b}.${c * 256 + d}`,
          `10.${b * 65_536 + c * 256 + d}`,
          `[::ffff:10.${b}.${c}.${d}]`,
        ];
        for (const host of forms) {
          await expect(addressesOf(new URL(`https://${host}/`))).rejects.toThrow(HiddenAddress);
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** Notations of internal addresses that an attacker would try. */
const WAYS_IN = [
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://017700000001/",
  "https://127.1/",
  "https://0/",
  "https://127.0.0.1./",
  "https://１２７.０.０.１/",
  "https://[::1]:443/x",
  "https://[::]/",
  "https://[::ffff:169.254.169.254]/latest/meta-data/",
  "https://[64:ff9b::10.0.0.1]/",
  "https://[fd00:ec2::254]/",
  "https://169.254.169.254/latest/meta-data/",
  "http://8.8.8.8/",
];

describe("a receiver", () => {
  it.each(WAYS_IN)("%s is refused", async (url) => {
    await expect(addressesOf(new URL(url))).rejects.toThrow(HiddenAddress);
  });

  it("is refused where any address of its name is hidden, or it has none", async () => {
    const url = new URL("https://hooks.example/");
    const named = (...addresses: string[]) =>
      addressesOf(url, async () => addresses.map((address) => ({ address, family: 4 })));
    await expect(named("8.8.8.8", "10.0.0.1")).rejects.toThrow(HiddenAddress);
    await expect(named()).rejects.toThrow(HiddenAddress);
    expect(await named("8.8.8.8", "1.1.1.1")).toHaveLength(2);
  });

  it("is local only where somebody develops", async () => {
    await expect(addressesOf(new URL("http://localhost:3000/"))).rejects.toThrow(HiddenAddress);
    await expect(addressesOf(new URL("https://127.0.0.1/"))).rejects.toThrow(HiddenAddress);
  });
});

it("a form takes https, and plain http of this machine alone", () => {
  const problem = (url: string) =>
    endpointDraft.safeParse({ url, events: ["booking.created"] }).error?.issues[0]?.message;
  expect(problem("https://hooks.example/x?y=1")).toBeUndefined();
  expect(problem("http://localhost:8080/x")).toBeUndefined();
  expect(problem("http://hooks.example/")).toBe("Enter an address that begins with https://");
  for (const url of ["javascript:alert(1)", "ftp://hooks.example/", "hooks.example", "https://"]) {
    expect(problem(url)).toBe("Enter an address that begins with https://");
  }
  expect(problem("https://a:b@hooks.example/")).toBe("Leave user name and password out of the address");
  expect(problem(`https://hooks.example/${"x".repeat(2_000)}`)).toBe("Must be at most 2000 characters");
  expect(problem(" ")).toBe("URL is required");
});
