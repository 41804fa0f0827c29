import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { NotificationItems } from "@/components/accounts/notifications/notification-items";
import { EMAIL_READ, type Notification } from "@/lib/accounts/notifications/notification.model";
import { show } from "../support/components/screen";

const action = vi.hoisted(() => vi.fn(() => Promise.resolve({ ok: true, value: { count: 3 } })));
vi.mock("@/components/accounts/notifications/actions", () => ({ readNotificationsAction: action }));

const read = (id: string, readAt: string | null = null): Notification => ({
  ...{
    id,
    readAt,
    type: "EMAIL_PARSED",
    title: EMAIL_READ,
    message: `Confirmation ${id} is ready to review.`,
  },
  ...{ bookingId: null, emailTransformedId: id, payoutId: null, detailsPath: null },
  createdAt: "2026-11-23T12:00:00.000Z",
});

it("tells of emails that were read in one line, which opens, and is done with by one press", async () => {
  const some = [read("1"), read("2"), read("3", "2026-11-23T13:00:00.000Z"), read("4")];
  const { user } = show(
    <ul>
      <NotificationItems notifications={some} isAdmin={false} />
    </ul>,
  );
  const line = screen.getByText("4 booking emails read");
  expect(line.closest("details")?.open).toBe(false);
  await user.click(line);
  expect(line.closest("details")?.open).toBe(true);
  await user.click(screen.getByRole("button", { name: "Done: 4 booking emails read" }));
  expect(action).toHaveBeenCalledExactlyOnceWith({ ids: ["1", "2", "4"] });
});

it("tells of what is overdue in one line too, with its own icon, and of what is told once by itself", () => {
  const overdue = ["1", "2", "3"].map(
    (id): Notification => ({ ...read(id), type: "SYSTEM", title: "Commission overdue" }),
  );
  show(
    <ul>
      <NotificationItems notifications={[...overdue, read("4")]} isAdmin={false} />
    </ul>,
  );
  const line = screen.getByText("3 commissions overdue");
  expect(line.closest("summary")?.querySelector("svg")?.classList).toContain("lucide-info");
  const shown = [...document.querySelectorAll("ul > li")].filter((one) => !one.closest("details"));
  expect(shown).toHaveLength(2);
});
