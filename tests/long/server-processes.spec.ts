import { get } from "node:http";
import { processTree } from "../../bench/parts/product";
import { expect, test } from "../support/app/fixtures";
import { startApp } from "../support/app/running-app";

/** Returns the outcome of a request on its own connection. */
function outcome(url: string): Promise<"ended" | "never answered"> {
  const { promise, resolve } = Promise.withResolvers<"ended" | "never answered">();
  const request = get(url, { agent: false }, (answer) => answer.resume().on("close", () => resolve("ended")));
  request.on("error", () => resolve("ended"));
  request.setTimeout(20_000, () => resolve("never answered"));
  return promise;
}

const served = (pid: number) => [...processTree(pid).keys()].filter((one) => one !== pid);

test("a server of two processes has another for one that is killed, and leaves none behind when its leader is", async () => {
  const server = { url: process.env.TEST_SERVER_URL ?? "", template: process.env.TEST_TEMPLATE ?? "" };
  const app = await startApp("two-processes", server, {}, 2);
  const answers = async () =>
    (await fetch(`${app.baseURL}/sign-in`, { signal: AbortSignal.timeout(5_000) })).status;
  /** Requests in progress at the killed process end with it. */
  const answersAgain = () => expect.poll(() => answers().catch(() => "cut off")).toBe(200);
  try {
    await expect.poll(() => served(app.pid)).toHaveLength(2);
    const [first = 0, second = 0] = served(app.pid);
    // A process that is stopped and then killed has accepted requests without answering them.
    process.kill(first, "SIGSTOP");
    const asked = Array.from({ length: 60 }, () => outcome(`${app.baseURL}/api/ready`));
    await Promise.race(asked);
    process.kill(first, "SIGKILL");
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["ended"]));
    await answersAgain();
    await expect.poll(() => served(app.pid), { timeout: 30_000 }).toHaveLength(2);
    expect(served(app.pid)).toContain(second);
    await answersAgain();

    process.kill(app.pid, "SIGKILL");
    await expect.poll(() => answers().catch(() => "gone"), { timeout: 10_000 }).toBe("gone");
  } finally {
    await app.stop();
  }
});
