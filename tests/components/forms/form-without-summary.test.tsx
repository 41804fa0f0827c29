import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { Form } from "@/components/shared/form/form";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { show } from "../../support/components/screen";

/** A form with one field that shows its error messages at the field. */
function Reason({ save }: { readonly save: (input: unknown) => Promise<unknown> }) {
  const form = useForm({
    id: "reason",
    initial: { name: "In dispute" },
    schema: z.object({ name: z.string() }),
    inputOf: (values) => values,
    mutate: (input) => ({ run: () => save(input) }),
    onClose: vi.fn(),
    unnamed: "root",
  });
  return (
    <Form form={form} hasSummary={false} className="">
      <TextField form={form} name="name" label="Reason" />
      <button type="submit">Keep</button>
    </Form>
  );
}

it.each([
  [409, { message: "It has come back already." }, "It has come back already."],
  [
    400,
    { message: "No", fields: { lineId: ["lineId is no field that can be sent here"] } },
    "lineId is no field",
  ],
])("a form without a summary tells of %i what no field of it can tell", async (status, answer, words) => {
  const { user } = show(<Reason save={() => Promise.reject(new ApiFailure(status, answer))} />);
  await user.click(screen.getByRole("button", { name: "Keep" }));
  expect((await screen.findByRole("alert")).textContent).toContain(words);
});
