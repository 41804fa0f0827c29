import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ConvertBar } from "@/components/inbox/emails/decisions/convert-bar";
import type { EmailActions } from "@/components/inbox/emails/decisions/use-email-actions";
import type { EmailItemView, EmailView } from "@/lib/inbox/emails/email-view.model";
import type { MissingField } from "@/lib/reader/missing-fields.model";
import { show } from "../../support/components/screen";

function shown(
  asked: string | null,
  missing: readonly MissingField[] = ["bookingState"],
  payload: object = { bookingState: "unclear" },
) {
  const item = {
    id: "one",
    position: 0,
    proposal: "CREATE",
    payload: { emailType: "confirmation", ...payload },
    findings: [],
    missing,
    bookingId: null,
    known: null,
  } as unknown as EmailItemView;
  const view = { id: "mail", status: "new", items: [item] } as unknown as EmailView;
  const actions = { busy: false, asked, ask: vi.fn(), convert: vi.fn() };
  const bar = (
    <ConvertBar view={view} item={item} actions={actions as unknown as EmailActions} onReview={vi.fn()} />
  );
  return { ...show(bar), actions };
}

it("asks once before it converts what nothing says is booked", async () => {
  const { user, actions } = shown(null);
  expect(screen.getByText("Nothing says that this is booked.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Convert to Booking/ }));
  expect(actions.ask).toHaveBeenCalledWith("one");
  expect(actions.convert).not.toHaveBeenCalled();
});

it("converts by the second press, which says that it is booked", async () => {
  const { user, actions } = shown("one");
  await user.click(screen.getByRole("button", { name: /^It Is Booked: Convert/ }));
  expect(actions.convert).toHaveBeenCalledWith("one", "CREATE", { isBooked: true });
});

it("doesn't ask for what lacks more than that", async () => {
  const { user, actions } = shown(null, ["bookingState", "endDate"]);
  expect(screen.getByText("Add or correct: End date")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Convert to Booking/ }));
  expect(actions.ask).not.toHaveBeenCalled();
  expect(actions.convert).not.toHaveBeenCalled();
});

it("says beside Convert that there is no client, which converting doesn't need", () => {
  shown(null, [], {});
  expect(screen.getByText("No client was found")).toBeDefined();
  expect(screen.getByRole("button", { name: /^Convert to Booking/ }).ariaDisabled).not.toBe("true");
});

it("says nothing of a client that is there", () => {
  shown(null, [], { customer: { name: "Marta Lind" } });
  expect(screen.queryByText("No client was found")).toBeNull();
});
