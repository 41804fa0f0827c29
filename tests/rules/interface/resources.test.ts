import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { announceChange, changes, listenToOtherWindows } from "@/lib/platform/api-client/changes";
import { prefetch, queryClient, type Resource, setResource } from "@/lib/platform/api-client/resource";

/** A resource whose requests are answered when the test decides. */
function slow() {
  const asked: PromiseWithResolvers<string>[] = [];
  const resource: Resource<string> = {
    key: ["slow"],
    ask: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  };
  return { asked, resource, known: () => queryClient().getQueryData<string>(resource.key) };
}

describe("what the browser has heard", () => {
  beforeAll(() => void vi.stubGlobal("window", globalThis));
  afterAll(() => void vi.unstubAllGlobals());
  afterEach(() => queryClient().clear());

  it("is asked for once by a press that asks ahead twice", async () => {
    const { asked, resource, known } = slow();
    prefetch(resource);
    prefetch(resource);
    asked[0]?.resolve("heard");
    await vi.waitFor(() => expect(known()).toBe("heard"));
    prefetch(resource);
    expect(asked).toHaveLength(1);
  });

  it("isn't taken back by an answer that was on its way when it changed", async () => {
    const { asked, resource, known } = slow();
    setResource(resource, () => "first");
    const looking = queryClient().fetchQuery({
      queryKey: resource.key,
      queryFn: () => resource.ask(),
      staleTime: 0,
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    setResource(resource, (was) => `${was}, changed`);
    asked[0]?.resolve("older");
    await looking;
    expect(known()).toBe("first, changed");
  });

  it("is asked for again after a change, and forgotten when somebody leaves", () => {
    const { resource, known } = slow();
    setResource(resource, () => "mine");
    changes.dispatchEvent(new Event("change"));
    expect(queryClient().getQueryState(resource.key)?.isInvalidated).toBe(true);
    changes.dispatchEvent(new Event("leave"));
    expect(known()).toBeUndefined();
  });

  it("is tried again only where no answer came, three times", async () => {
    vi.useFakeTimers();
    const failing = async (error: Error) => {
      const ask = vi.fn(() => Promise.reject(error));
      prefetch({ key: [error.message], ask }, { gcTime: Number.POSITIVE_INFINITY });
      await vi.advanceTimersByTimeAsync(30_000);
      return { times: ask.mock.calls.length, error: queryClient().getQueryState([error.message])?.error };
    };
    const unanswered = await failing(new TypeError("Failed to fetch"));
    expect(unanswered).toEqual({ times: 4, error: expect.objectContaining({ category: "NETWORK" }) });
    expect((await failing(new ApiFailure(503))).times).toBe(1);
    vi.useRealTimers();
  });

  it("is nobody's on a server, where a page's answers end with it", () => {
    vi.stubGlobal("window", undefined);
    setResource({ key: ["theirs"] }, () => "theirs");
    expect(queryClient().getQueryData(["theirs"])).toBeUndefined();
    vi.stubGlobal("window", globalThis);
  });
});

describe("the windows of one person", () => {
  it("hear of each other's changes, and nothing of anybody else's", async () => {
    const mine = new BroadcastChannel("tallyport-ada@example.com");
    const theirs = new BroadcastChannel("tallyport-ben@example.com");
    const told: string[] = [];
    mine.onmessage = () => told.push("mine");
    theirs.onmessage = () => told.push("theirs");
    const follow = vi.fn();
    const leave = listenToOtherWindows("ada@example.com", follow);
    announceChange();
    await vi.waitFor(() => expect(told).toEqual(["mine"]));
    theirs.postMessage("change");
    mine.postMessage("change");
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    leave();
    announceChange();
    mine.postMessage("change");
    const last = new BroadcastChannel("tallyport-ada@example.com");
    await new Promise((heard) => {
      last.onmessage = heard;
      mine.postMessage("last");
    });
    expect([told, follow.mock.calls.length]).toEqual([["mine"], 1]);
    for (const channel of [mine, theirs, last]) channel.close();
  });
});
