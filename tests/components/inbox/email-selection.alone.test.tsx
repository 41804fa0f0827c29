import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Transfer } from "@/components/inbox/emails/decisions/email-mutations";
import { BulkBar } from "@/components/inbox/emails/list/bulk-bar";
import { EmailRow } from "@/components/inbox/emails/list/email-row";
import { ViewerHeader } from "@/components/inbox/emails/viewer/viewer-header";
import { useSelection } from "@/components/shared/table/use-selection";
import type { EmailSummary, EmailTab } from "@/lib/inbox/emails/email.model";
import { show } from "../../support/components/screen";

const matching = vi.hoisted(() => ({ move: vi.fn() }));
vi.mock("@/components/inbox/emails/actions", () => ({}));
vi.mock("@/components/inbox/forwarding/actions", () => ({}));
vi.mock("@/components/inbox/emails/list/actions", () => ({
  countMatchingAction: () => Promise.resolve({ ok: true, value: 300 }),
  moveMatchingAction: matching.move,
}));

const mail = (place: number): EmailSummary => ({
  id: `m${place}`,
  subject: `Booking ${place}`,
  fromName: "Hotel Altamar",
  fromAddress: "res@altamar.example",
  originAddress: null,
  createdAt: "2026-11-23T10:00:00Z",
  sentAt: null,
  status: "new",
  intake: "EXTRACTED",
  intakeReason: null,
  reviewStatus: "pending_agent_review",
  adminNotes: place === 2 ? "Looks like a copy" : null,
  senderTrust: "verified",
  type: null,
  confirmationNumber: null,
  clientName: null,
  snippet: null,
  attachmentCount: place === 1 ? 1 : 0,
  hasData: false,
  version: 1,
  isComplete: false,
  remindOn: null,
});
const MAILS = [1, 2, 3, 4, 5].map(mail);

type Told = { readonly transfer: (what: Transfer) => void };

function Inbox({
  mails = MAILS,
  tab = "new",
  hasMore = false,
  transfer,
  onOpen = vi.fn(),
}: Told & {
  mails?: readonly EmailSummary[];
  tab?: EmailTab;
  hasMore?: boolean;
  onOpen?: (id: string) => void;
}) {
  const selection = useSelection(mails);
  return (
    <>
      <BulkBar {...{ tab, selection, transfer, hasMore }} search="altamar" count={mails.length} />
      {mails.map((email) => (
        <EmailRow
          key={email.id}
          email={email}
          href={`/emails/new?emailId=${email.id}`}
          selected={false}
          ticked={selection.has(email.id)}
          ticking={selection.ids.length > 0}
          onTick={selection.toggle}
          onOpen={onOpen}
          onApproach={vi.fn()}
        />
      ))}
    </>
  );
}

const tick = (place: number) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: `Select Hotel Altamar: Booking ${place}` });
const ticked = () => MAILS.flatMap((_, index) => (tick(index + 1).checked ? [index + 1] : []));
const bar = () => screen.queryByRole("region", { name: "Selected emails" });

describe("ticking emails", () => {
  it("counts them, and a tick with Shift takes everything since the last one along, both ways", async () => {
    const { user } = show(<Inbox transfer={vi.fn()} />);
    expect(bar()).toBeNull();
    await user.click(tick(2));
    await user.keyboard("{Shift>}");
    await user.click(tick(4));
    await user.keyboard("{/Shift}");
    expect(ticked()).toEqual([2, 3, 4]);
    expect(screen.getByText("3 selected")).toBeTruthy();
    await user.keyboard("{Shift>}");
    await user.click(tick(3));
    await user.keyboard("{/Shift}");
    expect(ticked()).toEqual([2]);
  });

  it("takes all that are loaded by one button, which goes where all are ticked", async () => {
    const { user } = show(<Inbox transfer={vi.fn()} />);
    await user.click(tick(5));
    await user.click(screen.getByRole("button", { name: "Select all 5" }));
    expect(ticked()).toEqual([1, 2, 3, 4, 5]);
    expect(screen.queryByRole("button", { name: /Select all/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Clear selection" }));
    expect(ticked()).toEqual([]);
    expect(bar()).toBeNull();
  });

  it("lets go of a mail that has left the list", async () => {
    const transfer = vi.fn();
    const { user, showAgain } = show(<Inbox transfer={transfer} />);
    await user.click(tick(1));
    await user.click(tick(2));
    showAgain(<Inbox transfer={transfer} mails={MAILS.slice(1)} />);
    expect(screen.getByText("1 selected")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Discard selected" }));
    expect(transfer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ids: ["m2"], to: "rejected" }),
    );
    expect(bar()).toBeNull();
  });
});

describe("what can be done with the ticked ones", () => {
  it.each([
    ["trash", "Restore selected", "new"],
    ["review", "Discard selected", "rejected"],
  ] as const)("in %s is: %s", async (tab, name, to) => {
    const transfer = vi.fn();
    const { user } = show(<Inbox tab={tab} transfer={transfer} />);
    await user.click(tick(1));
    await user.click(within(bar() as HTMLElement).getByRole("button", { name }));
    expect(transfer).toHaveBeenCalledWith(expect.objectContaining({ ids: ["m1"], to }));
  });

  it("in done is nothing: a booking hangs on each", async () => {
    const { user } = show(<Inbox tab="done" transfer={vi.fn()} />);
    await user.click(tick(1));
    expect(screen.queryByRole("button", { name: / selected$/ })).toBeNull();
  });
});

it("takes all that match along, beyond those that are loaded, until one of them is unticked", async () => {
  matching.move.mockResolvedValue({ ok: true, value: ["m1", "m9"] });
  const transfer = vi.fn<(what: Transfer) => void>();
  const { user } = show(<Inbox hasMore transfer={transfer} />);
  const all = async () => {
    await user.click(screen.getByRole("button", { name: "Select all 5" }));
    await user.click(await screen.findByRole("button", { name: "Select all 300 that match" }));
    expect(screen.getByText("All 300 selected")).toBeTruthy();
  };
  await user.click(tick(1));
  await all();
  await user.click(tick(2));
  expect(screen.getByText("4 selected")).toBeTruthy();
  await all();
  await user.click(screen.getByRole("button", { name: "Discard selected" }));
  const [what] = transfer.mock.lastCall ?? [];
  expect(what).toMatchObject({ ids: ["m1", "m2", "m3", "m4", "m5"], to: "rejected" });
  expect(what?.tells?.(await what.run())).toMatchObject({
    said: "2 emails moved to trash successfully",
    description: "298 emails changed meanwhile and no longer match.",
  });
  const asked = { tab: "new", search: "altamar", count: 300, move: "discard" };
  expect(matching.move).toHaveBeenCalledExactlyOnceWith(asked);
});

describe("a row", () => {
  it("opens in place by a press, and is left to the browser with Ctrl or Shift", async () => {
    const onOpen = vi.fn();
    const { user } = show(<Inbox transfer={vi.fn()} onOpen={onOpen} />);
    const link = screen.getByRole("link", { name: /Booking 3/ });
    expect(link.getAttribute("href")).toBe("/emails/new?emailId=m3");
    await user.click(link);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("m3");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("tells of attachments and of what an administrator noted", () => {
    show(<Inbox transfer={vi.fn()} />);
    expect(screen.getByRole("link", { name: /Booking 1/ }).textContent).toContain("1 attachment");
    expect(screen.getByRole("link", { name: /Booking 2/ }).textContent).toContain(
      "Admin note: Looks like a copy",
    );
  });
});

it("an open email shows its agent what an administrator noted about it, and nobody else", () => {
  const header = { email: mail(2), documents: "/documents", onClose: () => undefined };
  show(<ViewerHeader {...header} isOwn />);
  expect(screen.getAllByText(/Looks like a copy/)).toHaveLength(1);
  show(<ViewerHeader {...header} isOwn={false} />);
  expect(screen.getAllByText(/Looks like a copy/)).toHaveLength(1);
});
