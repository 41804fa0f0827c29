import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { DateField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
import { show } from "../support/components/screen";

const save = vi.fn(() => Promise.resolve());

function Trip() {
  const form = useForm({
    id: "trip",
    initial: { start: "2027-03-09" as CalendarDate | null },
    schema: z.object({ start: calendarDateSchema.nullable() }),
    inputOf: (values) => values,
    mutate: (trip) => ({ run: () => save(...([trip] as unknown as [])) }),
    onClose: vi.fn(),
  });
  return (
    <FormDialog form={form} title="Trip" words={["Keep", "Keeping..."]} className="">
      <DateField form={form} name="start" label="Start" chooseLabel="Choose the start" />
    </FormDialog>
  );
}

it("a day that may be missing isn't taken for missing where what was typed is none", async () => {
  const { user } = show(<Trip />);
  const box = screen.getByRole("textbox", { name: "Start" });
  await user.clear(box);
  await user.type(box, "31/31/2027");
  await user.click(screen.getByRole("button", { name: "Keep" }));
  expect((await screen.findAllByText("Must be a day written YYYY-MM-DD")).length).toBeGreaterThan(0);
  expect(save).not.toHaveBeenCalled();
  await user.clear(box);
  await user.click(screen.getByRole("button", { name: "Keep" }));
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ start: null }));
});
