import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sendersOf } from "@/lib/inbox/emails/intake/senders-of";
import { type KnownAddresses, ownerAmong } from "@/lib/inbox/forwarding/mail-owner.model";

const AGENTS = ["ada", "ben", "cleo", "dan"] as const;
const DOMAIN = "in.tallyport.example";
const byToken = new Map(AGENTS.map((agent) => [`token-${agent}`, agent]));
const forwarding = AGENTS.map((agent) => ({
  userId: agent,
  address: `${agent}@agency.example`,
  verified: true,
}));
const known: KnownAddresses = { byToken, forwarding };

const tokenAddress = fc
  .constantFrom(...AGENTS)
  .map((agent) => ({ agent, address: `token-${agent}@${DOMAIN}` }));
const strangerAddress = fc
  .constantFrom("info@hotel.example", "nobody@in.tallyport.example", "+@x", "@", "")
  .map((address) => ({ agent: undefined, address }));
const recipients = fc.array(fc.oneof(tokenAddress, strangerAddress), { maxLength: 12 });
const agencies = fc.subarray(AGENTS.map((agent) => `${agent}@agency.example`));

describe("whose mail it is", () => {
  it("is decided by the first recipient that is a private address, whoever else is named or sent it", () => {
    fc.assert(
      fc.property(recipients, agencies, agencies, (list, senders, forwarders) => {
        const owner = ownerAmong({ recipients: list.map((one) => one.address), senders, forwarders }, known);
        const first = list.find((one) => one.agent)?.agent;
        if (first) expect(owner).toMatchObject({ kind: "owned", userId: first });
        else expect(owner).toEqual(ownerAmong({ recipients: [], senders, forwarders }, known));
      }),
    );
  });

  it("doesn't depend on the order in which the database knows the addresses", () => {
    fc.assert(
      fc.property(
        recipients,
        agencies,
        agencies,
        fc.shuffledSubarray([...byToken], { minLength: AGENTS.length }),
        fc.shuffledSubarray(forwarding, { minLength: AGENTS.length }),
        (list, senders, forwarders, tokens, rows) => {
          const mail = { recipients: list.map((one) => one.address), senders, forwarders };
          expect(ownerAmong(mail, { byToken: new Map(tokens), forwarding: rows })).toEqual(
            ownerAmong(mail, known),
          );
        },
      ),
    );
  });

  it("is known by the one agent whose verified address sent or forwarded it, and nobody's for two", () => {
    fc.assert(
      fc.property(agencies, agencies, (senders, forwarders) => {
        const owner = ownerAmong({ recipients: [], senders, forwarders }, known);
        const [only, ...more] = new Set([...senders, ...forwarders]);
        if (only && more.length === 0)
          expect(owner).toMatchObject({ kind: "owned", userId: only.split("@")[0] });
        else expect(owner.kind).toBe("unknown");
      }),
    );
  });

  it("is open for a pending address that two agents have, and a matter of quarantine for one's", () => {
    const pending = forwarding.map((one) => ({ ...one, address: "desk@agency.example", verified: false }));
    const mail = { recipients: [], senders: ["desk@agency.example"], forwarders: [] };
    expect(ownerAmong(mail, { byToken, forwarding: pending.slice(0, 1) })).toEqual({
      kind: "quarantined",
      userId: "ada",
    });
    expect(ownerAmong(mail, { byToken, forwarding: pending.slice(0, 2) }).kind).toBe("unknown");
  });

  it("is not vouched for by a header that only names a forwarder", () => {
    const mail = { recipients: [], senders: ["res@hotel.example"], forwarders: ["ada@agency.example"] };
    expect(ownerAmong(mail, known)).toEqual({ kind: "owned", userId: "ada", senderVerified: false });
  });
});

describe("the sender of a mail", () => {
  const senders = (...headers: [string, string][]) =>
    sendersOf({ headers: headers.map(([name, value]) => ({ name, value })) });

  it("is who From says, never a name that looks like an address, Reply-To, Sender or Return-Path", () => {
    expect(
      senders(
        ["from", '"ada@agency.example" <res@hotel.example>'],
        ["reply-to", "ada@agency.example"],
        ["sender", "ada@agency.example"],
        ["return-path", "<ada@agency.example>"],
      ),
    ).toEqual({ senders: ["res@hotel.example"], forwarders: [] });
  });

  it("is every address of every From, so that two agents' mail is nobody's", () => {
    const found = senders(
      ["from", "Ada@agency.example, ben@agency.example"],
      ["from", "cleo@agency.example"],
    );
    expect(found.senders).toEqual(["ada@agency.example", "ben@agency.example", "cleo@agency.example"]);
  });

  it("was helped by whom forwarding wrote down", () => {
    const found = senders(
      ["from", "res@hotel.example"],
      ["x-forwarded-for", "ada@agency.example in@in.tallyport.example"],
      ["resent-from", "Ben <ben@agency.example>"],
    );
    expect(found.forwarders).toEqual(["ada@agency.example", "in@in.tallyport.example", "ben@agency.example"]);
  });

  it.each([
    ["received-spf", "Fail (sender is not authorised)"],
    ["received-spf", "softfail"],
    ["x-spam-status", "Yes, score=9.1"],
    ["x-spam-flag", "YES"],
    ["x-ses-spam-verdict", "FAIL"],
    ["authentication-results", "mx.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail (p=none)"],
    ["authentication-results", "mx.example; spf=fail smtp.mailfrom=dkim=pass@evil.example; dkim=none"],
    [
      "authentication-results",
      'mx.example; spf=softfail smtp.mailfrom="; dkim=pass"@evil.example (; dkim=pass)',
    ],
  ])("is nobody once the provider refutes it: %s: %s", (name, value) => {
    const refuted = senders(
      [name, value],
      ["from", "ada@agency.example"],
      ["x-forwarded-for", "ada@agency.example"],
      [name, "Pass"],
      ["authentication-results", "mine.example; dmarc=pass"],
    );
    expect(refuted).toEqual({ senders: [], forwarders: [] });
  });

  it.each([
    ["received-spf", "Pass (sender SPF authorized)"],
    ["x-spam-status", "No"],
    ["x-ses-spam-verdict", "PASS"],
    ["authentication-results", "mx.example; spf=fail smtp.mailfrom=list.example; dkim=pass; dmarc=pass"],
    ["authentication-results", "mx.example; spf=softfail; dkim=pass header.d=agency.example"],
    ["authentication-results", "mx.example; none"],
  ])("is believed where the provider has nothing against it: %s: %s", (name, value) => {
    expect(senders([name, value], ["from", "ada@agency.example"]).senders).toEqual(["ada@agency.example"]);
  });
});
