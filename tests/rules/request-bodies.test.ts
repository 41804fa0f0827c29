import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bytesOf, jsonOf, uploadOf } from "@/lib/delivery/request";
import { requestWith, watchedBody } from "../support/http/watched-body";

const PLACE = "http://localhost/api/anything";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the body of a request", () => {
  it("is read whole when it comes in time", async () => {
    const request = new Request(PLACE, { method: "POST", body: "hello" });
    expect(Buffer.from(await bytesOf(request, 5)).toString()).toBe("hello");
  });

  it.each<[string, (request: Request) => Promise<unknown>, number]>([
    ["a small one", (request) => bytesOf(request, 100), 8],
    ["JSON", jsonOf, 8],
    ["a webhook's, in its own time", (request) => bytesOf(request, 100, 25), 25],
    ["an upload", (request) => uploadOf(request, 100), 90],
  ])("that never ends is given up with a 408, and let go: %s", async (_what, read, seconds) => {
    const body = watchedBody(new Uint8Array(3));
    const reading = read(requestWith(body.stream, PLACE)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(body.cancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ code: "TOO_SLOW" });
    expect(body.cancelled).toBe(true);
  });

  it("is let go as soon as it passes its limit", async () => {
    const body = watchedBody(new Uint8Array(3), new Uint8Array(3), new Uint8Array(3));
    await expect(bytesOf(requestWith(body.stream, PLACE), 5)).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(body).toMatchObject({ asked: 2, cancelled: true });
  });

  it("that breaks off is a 400", async () => {
    const stream = new ReadableStream<Uint8Array>({ start: (control) => control.error(new Error("reset")) });
    await expect(bytesOf(requestWith(stream, PLACE), 5)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});
