import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { DatePicker } from "@/components/shared/form/date-picker/date-picker";
import DatePickerOpen from "@/components/shared/form/date-picker/date-picker-open";
import { Field } from "@/components/shared/form/field";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { show } from "../support/components/screen";

function Form({ first = null }: { readonly first?: string | null }) {
  const [day, setDay] = useState(first as CalendarDate | null);
  return (
    <>
      <Field name="start" label="Start">
        {(control) => (
          <DatePicker control={control} chooseLabel="Choose the start" value={day} onChange={setDay} />
        )}
      </Field>
      <output>{day ?? "no day"}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Start" });
const day = () => screen.getByRole("status").textContent;

describe("a day that is typed", () => {
  it.each([
    ["mm/dd/yyyy", "3/9/2027", "03/09/2027"],
    ["dd/mm/yyyy", "9.3.2027", "09/03/2027"],
    ["yyyy-mm-dd", "2027-3-9", "2027-03-09"],
    ["mm/dd/yyyy", "2027-03-09", "03/09/2027"],
  ] as const)(
    "is read as %s, and written so once the box is left: %s",
    async (dateFormat, typed, written) => {
      const { user } = show(<Form />, { dateFormat });
      expect(box().placeholder).toBe(dateFormat);
      await user.type(box(), typed);
      expect([day(), box().value]).toEqual(["2027-03-09", typed]);
      await user.tab();
      expect(box().value).toBe(written);
    },
  );

  it("stays as typed and is no day where there is none of it", async () => {
    const { user } = show(<Form first="2027-03-09" />);
    await user.clear(box());
    await user.type(box(), "02/30/2027");
    await user.tab();
    expect([day(), box().value]).toEqual(["no day", "02/30/2027"]);
  });

  it("goes with the form as YYYY-MM-DD", () => {
    show(<Form first="2027-03-09" />, { dateFormat: "dd/mm/yyyy" });
    expect(document.querySelector<HTMLInputElement>("input[name=start]")?.value).toBe("2027-03-09");
    expect(box().name).toBe("");
  });
});

describe("a day that is picked", () => {
  const CONTROL = { id: "start", name: "start", required: false } as const;
  const described = { "aria-describedby": undefined, "aria-invalid": undefined };
  const calendar = (value: string | null, earliest: string | null, onChange: (day: string | null) => void) =>
    show(
      <DatePickerOpen
        control={{ ...CONTROL, ...described }}
        chooseLabel="Choose the start"
        value={value as CalendarDate | null}
        earliest={earliest as CalendarDate | null}
        onChange={onChange}
      />,
    ).user;
  const dayButton = (name: RegExp) => screen.findByRole<HTMLButtonElement>("button", { name });

  it("is the one that stands there, in every zone, and closes the calendar", async () => {
    const onChange = vi.fn();
    const user = calendar("2027-03-09", null, onChange);
    await user.click(await dayButton(/^31 March 2027/));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("2027-03-31");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^31 March 2027/ })).toBeNull());
  });

  it("is none before the earliest, whose month is shown first", async () => {
    const onChange = vi.fn();
    calendar(null, "2027-03-09", onChange);
    expect((await dayButton(/^8 March 2027/)).disabled).toBe(true);
    expect((await dayButton(/^9 March 2027/)).disabled).toBe(false);
  });
});
