import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { Form } from "@/components/shared/form/form";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { EnclosingForm } from "@/components/shared/form/use-unsaved-guard";
import { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { show } from "../../support/components/screen";

const schema = z.object({
  name: z.string().min(1, "A name is required"),
  note: z.string().max(3, "Too long"),
});
type Note = z.input<typeof schema>;

type Props = {
  readonly initial?: Note;
  readonly save?: (note: Note) => Promise<unknown>;
  readonly onClose?: () => void;
  readonly unnamed?: "root";
};

function Notes({
  initial = { name: "", note: "" },
  save = () => Promise.resolve(),
  onClose = vi.fn(),
  ...more
}: Props) {
  const form = useForm({
    id: "notes",
    initial,
    schema,
    inputOf: (values) => values,
    mutate: (note) => ({ run: () => save(note), tells: () => ({ said: "Kept" }), failed: "Not kept" }),
    onClose,
    ...more,
  });
  return (
    <FormDialog form={form} title="Note" words={["Keep", "Keeping..."]} className="">
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="note" label="Note" />
    </FormDialog>
  );
}

/** A form that contains another form, whose initial values are meant to be submitted. */
function Nested({ save, onClose }: Required<Pick<Props, "save" | "onClose">>) {
  const outer = useForm({
    id: "outer",
    initial: { name: "Ada" },
    schema: schema.pick({ name: true }),
    inputOf: (values) => values,
    mutate: ({ name }) => ({ run: () => save({ name, note: "" }) }),
    onClose,
  });
  return (
    <>
      <Form form={outer} className="">
        <TextField form={outer} name="name" label="Name" />
        <button type="submit">Save</button>
        <button type="button" onClick={outer.close}>
          Leave
        </button>
      </Form>
      <EnclosingForm value={outer.self}>
        <Offer />
      </EnclosingForm>
    </>
  );
}

function Offer() {
  const form = useForm({
    id: "offer",
    initial: { note: "a" },
    schema: schema.pick({ note: true }),
    inputOf: (values) => values,
    mutate: () => ({ run: () => Promise.resolve() }),
    onClose: vi.fn(),
    isOffer: true,
  });
  return (
    <Form form={form} className="">
      <TextField form={form} name="note" label="Note" />
    </Form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("a form", () => {
  it("says all that is wrong at once, takes the focus there on each try, and is silent from the next edit on", async () => {
    const { user } = show(<Notes initial={{ name: "", note: "long" }} />);
    await user.click(button("Keep"));
    const summary = await screen.findByRole("alert");
    expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "A name is required",
      "Too long",
    ]);
    expect(document.activeElement).toBe(summary);
    expect(box("Name").getAttribute("aria-invalid")).toBe("true");
    await user.click(box("Note"));
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    await user.type(box("Name"), "A");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(box("Name").getAttribute("aria-invalid")).toBeNull();
  });

  it("sends once at a time, closes when it was taken, and says so", async () => {
    const answer = Promise.withResolvers<void>();
    const save = vi.fn(() => answer.promise);
    const onClose = vi.fn();
    const { user } = show(<Notes {...{ save, onClose }} />);
    await user.type(box("Name"), "Ada{Control>}{Enter}{/Control}");
    await user.click(await screen.findByRole("button", { name: "Keeping..." }));
    expect(save.mock.calls).toEqual([[{ name: "Ada", note: "" }]]);
    expect(onClose).not.toHaveBeenCalled();
    answer.resolve();
    await screen.findByText("Kept");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("shows what the server refuses at the field it names, keeps what was typed and can send it again", async () => {
    const refusal = new ApiFailure(422, { message: "No.", fields: { "draft.name": ["Taken"] } });
    const save = vi.fn<(note: Note) => Promise<unknown>>().mockRejectedValueOnce(refusal);
    save.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({});
    const { user } = show(<Notes save={save} />);
    await user.type(box("Name"), "Ada{Control>}{Enter}{/Control}");
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Taken"));
    expect(box("Name").value).toBe("Ada");
    expect(box("Name").getAttribute("aria-describedby")).toBe("notes-name-error");
    await screen.findByText("Not kept");
    await user.click(button("Keep"));
    // An open dialog blocks pointer events everywhere but on its toasts (by CSS), so fire the event directly.
    fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await screen.findByText("Kept");
    expect(save).toHaveBeenCalledTimes(3);
  });

  it("says itself what no field is to blame for, where it is told to", async () => {
    const save = () => Promise.reject(new ApiFailure(409, { message: "Changed elsewhere." }));
    const { user } = show(<Notes save={save} unnamed="root" />);
    await user.type(box("Name"), "Ada{Control>}{Enter}{/Control}");
    expect((await screen.findByRole("alert")).textContent).toContain("Changed elsewhere.");
    expect(screen.queryByText("Not kept")).toBeNull();
  });

  it("is left at once, unless something typed would be lost", async () => {
    const onClose = vi.fn();
    const { user } = show(<Notes onClose={onClose} />);
    await user.type(box("Name"), "A");
    await user.click(button("Cancel"));
    await user.click(await screen.findByRole("button", { name: "Keep Editing" }));
    expect(box("Name").value).toBe("A");
    await user.type(box("Name"), "{Backspace}");
    await user.click(button("Cancel"));
    expect(onClose).toHaveBeenCalledOnce();
    await user.type(box("Name"), "B");
    await user.click(button("Cancel"));
    await user.click(await screen.findByRole("button", { name: "Discard Changes" }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("has what was typed again after a reload, until that is sent, thrown away or begun anew", async () => {
    const initial = { name: "Ada", note: "" };
    const { user, reload } = show(<Notes initial={initial} />);
    await user.type(box("Note"), "abc");
    reload(<Notes initial={{ ...initial, name: "Eve" }} />);
    expect(await screen.findByText("We kept what you had typed.")).toBeTruthy();
    expect([box("Name").value, box("Note").value]).toEqual(["Eve", "abc"]);
    await user.click(button("Start Over"));
    expect(box("Note").value).toBe("");
    await user.type(box("Note"), "b");
    await user.click(button("Cancel"));
    await user.click(await screen.findByRole("button", { name: "Discard Changes" }));
    reload(<Notes initial={initial} />);
    expect(box("Note").value).toBe("");
    await user.type(box("Note"), "c{Control>}{Enter}{/Control}");
    await screen.findByText("Kept");
    reload(<Notes initial={initial} />);
    expect(box("Note").value).toBe("");
    expect(screen.queryByText("We kept what you had typed.")).toBeNull();
  });

  it("is sent and left past one that was opened within it only when somebody agreed", async () => {
    const save = vi.fn(() => Promise.resolve());
    const onClose = vi.fn();
    const { user } = show(<Nested save={save} onClose={onClose} />);
    await user.click(button("Save"));
    await user.click(await screen.findByRole("button", { name: "Keep Editing" }));
    expect(save).not.toHaveBeenCalled();
    await user.click(button("Leave"));
    expect(onClose).toHaveBeenCalledOnce();
    await user.type(box("Note"), "b");
    await user.click(button("Leave"));
    await user.click(await screen.findByRole("button", { name: "Keep Editing" }));
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(button("Save"));
    await user.click(await screen.findByRole("button", { name: "Save Without It" }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("stays, and asks no more, when it is closed again while it asks", async () => {
    const onClose = vi.fn();
    const { user } = show(<Nested save={() => Promise.resolve()} onClose={onClose} />);
    await user.type(box("Name"), "b");
    const leave = button("Leave");
    await user.click(leave);
    await screen.findByRole("alertdialog");
    // Simulates an Escape that reaches the form below the confirmation dialog.
    fireEvent.click(leave);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });

  it("follows what is known newly until something is typed", async () => {
    const { user, showAgain } = show(<Notes initial={{ name: "Ada", note: "" }} />);
    showAgain(<Notes initial={{ name: "Eve", note: "" }} />);
    await waitFor(() => expect(box("Name").value).toBe("Eve"));
    await user.type(box("Note"), "x");
    showAgain(<Notes initial={{ name: "Bob", note: "" }} />);
    expect(box("Name").value).toBe("Eve");
    await user.type(box("Note"), "{Backspace}");
    await waitFor(() => expect(box("Name").value).toBe("Bob"));
  });
});
