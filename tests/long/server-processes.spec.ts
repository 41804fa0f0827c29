import { familyOf } from "../../bench/parts/product";
import { expect, test } from "../support/app/fixtures";
import { startApp } from "../support/app/running-app";

const served = (pid: number) => [...familyOf(pid).keys()].filter((one) => one !== pid);

test("a server of two processes has another for one that is killed, and leaves none behind when its leader is", async () => {
  const server = { url: process.env.TEST_SERVER_URL ?? "", template: process.env.TEST_TEMPLATE ?? "" };
  const app = await startApp("two-processes", server, {}, 2);
  const answers = async () =>
    (await fetch(`${app.baseURL}/sign-in`, { signal: AbortSignal.timeout(5_000) })).status;
  /** What was handed to the killed process ends with it, or is never answered: Node's cluster doesn't hand it on. */
  const answersAgain = () => expect.poll(() => answers().catch(() => "cut off")).toBe(200);
  try {
    await expect.poll(() => served(app.pid)).toHaveLength(2);
    const [first = 0, second = 0] = served(app.pid);
    process.kill(first, "SIGKILL");
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
