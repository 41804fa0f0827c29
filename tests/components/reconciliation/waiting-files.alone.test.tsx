import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { WaitingFiles } from "@/components/reconciliation/reports/waiting-files";
import { show } from "../../support/components/screen";

const acts = vi.hoisted(() => ({ putFileAsideAction: vi.fn(async () => ({ ok: true, value: undefined })) }));
vi.mock("@/components/reconciliation/reports/actions", () => acts);

const FILE = { ownerId: crypto.randomUUID(), emailId: crypto.randomUUID(), attachment: 1 };
const WAITING = {
  ...FILE,
  id: crypto.randomUUID(),
  fileName: "march.xlsx",
  asks: "Several sheets hold a table: say which is the statement (Berlin, Lyon).",
  subject: "March",
  sender: "pay@greatwind.example",
  agent: "Ada Fern",
  createdAt: "2026-03-10T12:00:00.000Z",
};

it("a file that waits says what is asked, and is put aside by a press", async () => {
  const { user } = show(<WaitingFiles files={[WAITING]} />);
  expect(screen.getByRole("listitem").textContent).toContain(WAITING.asks);
  // `data-cards` marks the list in which keyboard focus continues when a row disappears.
  expect(screen.getByRole("list").dataset.cards).toBe("");
  await user.click(screen.getByRole("button", { name: "Put aside march.xlsx" }));
  await waitFor(() => expect(acts.putFileAsideAction).toHaveBeenCalledWith(FILE));
});

it("its import asks for what is read of it at once", async () => {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}", { status: 400 }));
  vi.stubGlobal("fetch", sent);
  const { user } = show(<WaitingFiles files={[WAITING]} />);
  await user.click(screen.getByRole("button", { name: "Import report march.xlsx" }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [[url, { body }]] = sent.mock.calls as [[string, RequestInit]];
  expect(url).toContain("/admin/commission-reports/import/preview");
  expect(JSON.parse(String((body as FormData).get("attachment")))).toEqual(FILE);
});
