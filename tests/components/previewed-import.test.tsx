import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PreviewedImport } from "@/components/shared/file-import/previewed-import";
import { show } from "../support/components/screen";

/** Renders a dialog that counts a file's lines in its preview and imports the file if there are any. */
function shown(
  plan = async ({ text }: { readonly text: string }) => text.split("\n").filter(Boolean).length,
) {
  const run = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const dialog = (
    <PreviewedImport
      title="Import lines"
      description="A line each."
      label="File of lines"
      hint="one,two"
      plan={plan}
      show={({ fileName }, lines) => <p>{`${fileName}: ${lines} lines`}</p>}
      importing={(_, lines) => (lines === 0 ? null : { words: `Import ${lines}`, mutation: { run } })}
      onClose={onClose}
    />
  );
  return { ...show(dialog), run, onClose };
}

const file = (text: string) => new File([text], "lines.csv", { type: "text/csv" });
const input = () => screen.getByLabelText("File of lines");

it("shows what a file would change, imports it on a press, and closes", async () => {
  const { user, run, onClose } = shown();
  await user.upload(input(), file("a\nb\n"));
  expect(await screen.findByText("lines.csv: 2 lines")).toBeDefined();
  expect(run).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Import 2" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledOnce();
});

it("imports nothing of a file that changes nothing, and takes another one after Back", async () => {
  const { user, run } = shown();
  await user.upload(input(), file("\n"));
  const importing = await screen.findByRole<HTMLButtonElement>("button", { name: "Import" });
  expect(importing.disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.upload(input(), file("a"));
  expect(await screen.findByText("lines.csv: 1 lines")).toBeDefined();
  expect(run).not.toHaveBeenCalled();
});

it("says why a file can't be read, and asks for another one", async () => {
  const { user } = shown(() => Promise.reject(new Error("nothing")));
  await user.upload(input(), file("a"));
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(input()).toBeDefined();
});
