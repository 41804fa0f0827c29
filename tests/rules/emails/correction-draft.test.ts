import { expect, it } from "vitest";
import { draftOf } from "@/components/inbox/administration/review/correction-draft.model";
import type { ReviewDetail } from "@/lib/inbox/ai-review/review.model";

it("the editor of a review opens with amounts as they are written in their currency", () => {
  const payload = {
    emailType: "confirmation",
    pricing: { total: 74_200, currency: "JPY" },
    estimatedCommission: { amount: 803.4, currency: "USD" },
  };
  const detail = {
    review: { position: 0, feedback: {} },
    mail: { items: [{ position: 0, payload, bookingId: null }] },
  } as unknown as ReviewDetail;
  expect(draftOf(detail)).toMatchObject({ expectedCommissionAmount: "803.40", totalBookingAmount: "74200" });
});
