import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { postToReceiver } from "@/lib/accounts/webhooks/post-to-receiver";
import { answering, LocalReceiver } from "../../support/webhooks/local-receiver";

vi.stubEnv("WEBHOOKS_TO_LOCALHOST", "1");
const receiver = new LocalReceiver();
beforeAll(() => receiver.start());
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => receiver.stop());

const posted = () =>
  postToReceiver({ url: receiver.url, headers: { "webhook-id": "msg_1" }, body: '{"a":1}' });

it("answers what the receiver said, no more of it than can be stored, and waits for no end", async () => {
  receiver.answer = (_request, response) => {
    response.writeHead(202);
    response.write(`fine\u0000\u0007 \n${"x".repeat(5_000)}`);
  };
  const answer = await posted();
  expect(answer).toMatchObject({ status: 202, noAnswer: null });
  expect(answer.body).toHaveLength(500);
  expect(answer.body.slice(0, 8)).toBe("fine \nxx");
  expect(receiver.received).toMatchObject([{ id: "msg_1", body: '{"a":1}' }]);
});

it("follows no redirect, wherever it leads", async () => {
  receiver.answer = answering(307, "", { location: receiver.url });
  expect(await posted()).toMatchObject({ status: 307 });
  expect(receiver.received).toHaveLength(1);
});

it("says that a receiver that hangs up was not reached", async () => {
  receiver.answer = (request) => request.socket.destroy();
  expect(await posted()).toEqual({ status: null, noAnswer: "unreachable", body: "" });
});

it("gives up a receiver that says nothing", async () => {
  receiver.answer = () => undefined;
  const answer = await postToReceiver({ url: receiver.url, headers: {}, body: "" }, { timeoutMs: 200 });
  expect(answer).toEqual({ status: null, noAnswer: "timeout", body: "" });
});

it("looks a name up once, and speaks to what it meant then, if to anybody", async () => {
  receiver.answer = answering(200);
  const answers = ["127.0.0.1", "10.0.0.1"];
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return [{ address: answers[asked.length - 1] ?? "", family: 4 }];
  };
  const to = (host: string) =>
    postToReceiver({ url: `${host}:${receiver.port}/`, headers: {}, body: "" }, { resolve });
  expect(await to("http://localhost")).toMatchObject({ status: 200 });
  expect(asked).toEqual(["localhost"]);
  expect(await to("https://rebound.example")).toEqual({ status: null, noAnswer: "hidden", body: "" });
  expect(receiver.received).toHaveLength(1);
});
