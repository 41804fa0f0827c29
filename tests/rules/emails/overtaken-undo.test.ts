import { expect, it, vi } from "vitest";
import { emailMutations } from "@/components/inbox/emails/decisions/email-mutations";
import { mutationRunner } from "@/components/shared/mutations/mutation";
import { connectToaster, toast } from "@/components/ui/toast/toast";

vi.mock("@/components/inbox/emails/actions", () => {
  const done = () => Promise.resolve({ ok: true, value: undefined });
  return {
    discardEmailsAction: done,
    restoreEmailsAction: done,
    finishEmailAction: done,
    undoConvertAction: done,
  };
});

const dismiss = vi.fn();
const success = vi.fn();
connectToaster({ sonner: Object.assign(vi.fn(), { dismiss, success }), ToastAbout: () => null } as never);
const { mutate } = mutationRunner(() => undefined);

it("what can be undone of an email goes once that is taken back on the page, and of no other email", async () => {
  await mutate(emailMutations.discard(["m1"]));
  await mutate(emailMutations.discard(["m2"]));
  const [first, second] = success.mock.calls.map(([, { id }]) => id);
  await mutate(emailMutations.restore(["m1"]));
  expect(dismiss.mock.calls).toEqual([[first]]);
  await mutate(emailMutations.discard(["m1"]));
  expect(dismiss).toHaveBeenCalledTimes(2);
  expect(dismiss).not.toHaveBeenCalledWith(second);
  toast.undoLast();
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledTimes(3));
});
