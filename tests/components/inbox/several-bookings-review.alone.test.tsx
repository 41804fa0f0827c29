import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { decideReviewAction } from "@/components/inbox/administration/review/actions";
import { DecisionPanel } from "@/components/inbox/administration/review/decision-panel";
import type { Desk } from "@/components/inbox/administration/review/use-desk";
import type { Review, ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import type { Payload } from "@/lib/reader/payload.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/inbox/administration/review/actions", () => ({ decideReviewAction: vi.fn() }));

const ID = "0199f1a2-0000-7000-8000-000000000001";
const booking = (number: string, client: string): Payload => ({
  emailType: "confirmation",
  confirmationNumber: number,
  customer: { name: client },
});
const PAYLOADS = [booking("HB-1", "First Reading"), booking("HB-2", "Second Reading")];
const REVIEW: Review = {
  id: ID,
  status: "pending",
  priority: "medium",
  agent: { id: ID, name: "Ada Fern" },
  email: { id: ID, subject: "Two lodges", version: 3 },
  bookings: 2,
  position: 1,
  parsed: PAYLOADS[1] as Payload,
  feedback: { clientName: "Said Client" },
  correctedData: null,
  others: [],
  adminNotes: null,
  createdAt: "2026-03-01T10:00:00.000Z",
  decidedAt: null,
};
const items = PAYLOADS.map((payload, position) => ({
  id: `item-${position}`,
  position,
  payload,
  findings: [],
  bookingId: null,
  known: null,
  confirmationNumber: payload.confirmationNumber,
}));
// The parts of an email's details that the panel reads.
const detailOf = (review: Partial<Review> = {}) =>
  ({ review: { ...REVIEW, ...review }, mail: { version: 3, items } }) as unknown as ReviewDetail;
const desk = (isEditing: boolean) =>
  ({
    isEditing,
    busy: false,
    rejecting: false,
    edit: vi.fn(),
    advance: vi.fn(),
    approve: vi.fn(),
  }) as unknown as Desk;
const highlights = {
  flash: null,
  target: null,
  marked: new Set<string>(),
  setMarked: vi.fn(),
  toField: vi.fn(),
  locate: vi.fn(),
};

function Panel({ isEditing, review }: { readonly isEditing: boolean; readonly review?: Partial<Review> }) {
  const [position, setPosition] = useState(REVIEW.position);
  return (
    <DecisionPanel
      {...{ detail: detailOf(review), desk: desk(isEditing), highlights, position }}
      onPosition={setPosition}
    />
  );
}

const clientRow = () => screen.getByRole("row", { name: /^Client name/ });
const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  vi.mocked(decideReviewAction)
    .mockReset()
    .mockResolvedValue({ ok: true, value: {} as never });
});

describe("a review of a mail with two bookings", () => {
  it("begins with the one that the agent means, and shows the other by its button", async () => {
    const { user } = show(<Panel isEditing={false} />);
    expect(button("HB-2").getAttribute("aria-pressed")).toBe("true");
    expect(clientRow().textContent).toContain("Second ReadingSaid Client");
    await user.click(button("HB-1"));
    expect(clientRow().textContent).toContain("First Reading–");
    screen.getByText("The agent has said nothing about this one.");
  });

  it("is decided with what was typed of both", async () => {
    const { user } = show(<Panel isEditing />);
    await screen.findByLabelText("Client name");
    expect(field("Client name").value).toBe("Said Client");
    await user.click(button("HB-1"));
    await user.clear(field("Client name"));
    await user.type(field("Client name"), "First Guest");
    await user.click(button("HB-2"));
    expect(field("Client name").value).toBe("Said Client");
    await user.click(button("Save & Send to Agent"));
    expect(decideReviewAction).toHaveBeenCalledWith({
      id: ID,
      decision: {
        action: "approve",
        adminNotes: "",
        correctedData: { clientName: "Said Client" },
        others: { "0": { clientName: "First Guest" } },
        version: 3,
      },
    });
  });

  it("shows what is refused of the other booking where it stands", async () => {
    const message = "Enter an amount";
    vi.mocked(decideReviewAction).mockResolvedValue({
      ok: false,
      failure: {
        code: "INVALID_INPUT",
        message: "Refused",
        status: 400,
        requestId: "r",
        fields: { "others.0.expectedCommissionAmount": [message] },
      } as never,
    });
    const { user } = show(<Panel isEditing />);
    await screen.findByLabelText("Client name");
    await user.click(button("HB-1"));
    await user.type(field("Commission amount"), "much");
    await user.click(button("HB-2"));
    await user.click(button("Save & Send to Agent"));
    await screen.findByRole("button", { name: "HB-1", pressed: true });
    expect(field("Commission amount").value).toBe("much");
    expect(field("Commission amount").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  it("once decided shows of each what was read and what was sent back", async () => {
    const others = [
      { position: 0, parsed: booking("HB-1", "As Read"), correctedData: { clientName: "First Guest" } },
    ];
    const { user } = show(<Panel isEditing={false} review={{ status: "approved", others }} />);
    await user.click(button("HB-1"));
    expect(clientRow().textContent).toContain("As Read");
    expect(clientRow().textContent).toContain("First Guest");
    expect(screen.queryByRole("button", { name: "Edit & Correct" })).toBeNull();
  });
});
