import { describe, expect, it } from "vitest";
import {
  EMAIL_READ,
  groupedMessages,
  type Notification,
  type NotificationPage,
  notificationLinkOf,
  withRead,
} from "@/lib/accounts/notifications/notification.model";

const ONE: Notification = {
  id: "1",
  type: "SYSTEM",
  title: "Commission received",
  message: "",
  bookingId: null,
  emailTransformedId: null,
  payoutId: null,
  detailsPath: null,
  createdAt: "2026-11-23T12:00:00.000Z",
  readAt: null,
};

describe("where a message leads", () => {
  it("a payout leads an administrator to the transaction, and an agent to the booking", () => {
    const payout = { ...ONE, payoutId: "p", bookingId: "b" };
    expect(notificationLinkOf(payout, true)).toEqual({ text: "View Payment", href: "/admin/transactions/p" });
    expect(notificationLinkOf(payout, false)).toEqual({ text: "View Payment", href: "/bookings/b" });
  });

  it("a booking, an email and nothing lead where they should", () => {
    expect(notificationLinkOf({ ...ONE, bookingId: "b" }, true)).toEqual({
      text: "View Booking",
      href: "/bookings/b",
    });
    expect(notificationLinkOf({ ...ONE, emailTransformedId: "e" }, false)).toEqual({
      text: "View Email",
      href: "/emails?emailId=e",
    });
    expect(notificationLinkOf(ONE, false)).toEqual({ text: "View Details", href: "/notifications/all" });
    expect(notificationLinkOf({ ...ONE, detailsPath: "/bookings/open" }, false)).toEqual({
      text: "View Details",
      href: "/bookings/open",
    });
  });
});

describe("messages of a day", () => {
  const read = (id: string) => ({ ...ONE, id, title: EMAIL_READ });
  const ids = (day: Parameters<typeof groupedMessages>[0]) =>
    groupedMessages(day).map(({ messages }) => messages.map(({ id }) => id).join("+"));

  it("tell of three emails that were read as one, where the newest of them stands", () => {
    expect(ids([ONE, read("2"), { ...ONE, id: "3" }, read("4"), read("5")])).toEqual([
      ...["1", "2+4+5", "3"],
    ]);
    expect(ids([read("2"), read("4"), ONE])).toEqual(["2", "4", "1"]);
  });
});

describe("a message that is read", () => {
  const page: NotificationPage = {
    data: [ONE, { ...ONE, id: "2" }, { ...ONE, id: "3", readAt: "2026-11-22T12:00:00.000Z" }],
    counts: { unread: 60, all: 100, read: 40 },
    count: 60,
  };

  it("counts once, and stays where all are shown", () => {
    const after = withRead(page, "all", "now", ["2"]);
    expect(after.data.map(({ readAt }) => readAt)).toEqual([null, "now", "2026-11-22T12:00:00.000Z"]);
    expect(after.counts).toEqual({ unread: 59, all: 100, read: 41 });
    expect(withRead(after, "all", "later", ["2"])).toEqual(after);
  });

  it("leaves the unread ones", () => {
    const after = withRead(page, "unread", "now", ["1"]);
    expect(after.data.map(({ id }) => id)).toEqual(["2"]);
    expect(after.count).toBe(59);
  });

  it("all at once are those too that aren't on the page", () => {
    expect(withRead(page, "all", "now", null).counts).toEqual({ unread: 0, all: 100, read: 100 });
  });
});
