import { beforeEach, expect, it } from "vitest";
import { PATCH as read } from "@/app/api/notifications/[id]/read/route";
import { PATCH as readAll } from "@/app/api/notifications/read-all/route";
import { GET as list } from "@/app/api/notifications/route";
import type { NotificationPage } from "@/lib/accounts/notifications/notification.model";
import { markNotificationsRead } from "@/lib/accounts/notifications/notifications";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { inTransaction } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
  for (const agent of [ada, ben]) {
    await inTransaction(agent.ctx, (tx) =>
      notifyAgent(
        tx,
        ...["one", "two", "three"].map((title) => ({
          type: "SYSTEM" as const,
          title,
          message: "m",
          dedupeKey: title,
        })),
      ),
    );
  }
});

async function of(agent: TestAgent, query = ""): Promise<NotificationPage> {
  const response = await agent.ask(list, `/api/notifications${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as NotificationPage;
}

function mark(agent: TestAgent, id: string): Promise<Response> {
  return agent.ask(read, `/api/notifications/${id}/read`, { method: "PATCH" }, { id });
}

it("an agent lists, reads one and reads all of their own messages, and of nobody else's", async () => {
  const [first] = (await of(ada)).data;
  const id = first?.id ?? "";
  expect((await mark(ben, id)).status).toBe(404);
  const answer = await mark(ada, id);
  expect(answer.status).toBe(200);
  const { readAt } = (await answer.json()) as { readAt: string };
  expect(readAt).not.toBeNull();
  expect(await (await mark(ada, id)).json()).toMatchObject({ readAt });
  expect((await of(ada)).counts).toEqual({ unread: 2, all: 3, read: 1 });
  expect((await of(ada, "?tab=read")).data.map((one) => one.id)).toEqual([id]);
  const some = (await of(ada)).data.slice(0, 2).map((one) => one.id);
  expect(await markNotificationsRead(ben.ctx, some)).toEqual({ count: 0 });
  expect(await markNotificationsRead(ada.ctx, some)).toEqual({ count: 1 });

  expect((await ada.ask(readAll, "/api/notifications/read-all", { method: "PATCH" })).status).toBe(200);
  expect((await of(ada)).counts).toEqual({ unread: 0, all: 3, read: 3 });
  expect((await of(ben)).counts).toEqual({ unread: 3, all: 3, read: 0 });
});

it("a message carries what the contract says", async () => {
  const { data } = await of(ada, "?limit=1");
  expect(data).toEqual([
    {
      id: expect.any(String),
      type: "SYSTEM",
      title: expect.any(String),
      message: "m",
      bookingId: null,
      emailTransformedId: null,
      payoutId: null,
      detailsPath: null,
      createdAt: expect.stringMatching(/Z$/),
      readAt: null,
    },
  ]);
});
