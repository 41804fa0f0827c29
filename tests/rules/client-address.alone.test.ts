import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";

const FORGED = "198.51.100.66";

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

/** Returns the address that a server with these settings derives from a request's headers. */
async function addressIn(settings: Record<string, string>, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { clientAddress } = await import("@/lib/platform/rate-limit/client-address");
  return clientAddress(new Headers(headers));
}

describe("the address of a request's sender", () => {
  it("is nobody's word while neither a proxy nor the connection speaks", async () => {
    const claims = { "x-forwarded-for": FORGED, "x-real-ip": FORGED, "x-vercel-forwarded-for": FORGED };
    expect(await addressIn({}, claims)).toBeNull();
  });

  it("is what a trusted proxy has added at the right, whatever stood there before", async () => {
    const headers = {
      "x-forwarded-for": `${FORGED}, 10.0.0.9, 203.0.113.7`,
      "x-vercel-forwarded-for": FORGED,
    };
    expect(await addressIn({ TRUST_PROXY: "1" }, headers)).toBe("203.0.113.7");
    expect(await addressIn({ TRUST_PROXY: "1" }, { "x-forwarded-for": `${FORGED}, nonsense` })).toBeNull();
  });

  it("is Vercel's own word on Vercel, past a proxy before it", async () => {
    const headers = { "x-vercel-forwarded-for": "203.0.113.7", "x-forwarded-for": FORGED };
    expect(await addressIn({ VERCEL: "1" }, headers)).toBe("203.0.113.7");
    expect(await addressIn({ VERCEL: "1" }, { "x-forwarded-for": "203.0.113.8" })).toBe("203.0.113.8");
  });

  // Must be the last test: once a process listens to its connections, it doesn't stop.
  it("is the connection's own once a server without a proxy has started", async () => {
    const { clientAddress, trustConnectionAddress: letConnectionsSpeak } = await import(
      "@/lib/platform/rate-limit/client-address"
    );
    letConnectionsSpeak();
    const server = createServer(({ headers }, response) =>
      response.end(clientAddress(new Headers(headers as Record<string, string>))),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    for (const headers of [{}, { "x-forwarded-for": FORGED }, { "X-Forwarded-For": [FORGED, FORGED] }]) {
      const answer = await new Promise<string>((resolve, reject) => {
        get({ port, host: "127.0.0.1", headers }, async (response) =>
          resolve(Buffer.concat(await response.toArray()).toString()),
        ).on("error", reject);
      });
      expect(answer).toBe("127.0.0.1");
    }
    server.close();
  });
});
