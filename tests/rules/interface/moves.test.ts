import { describe, expect, it, vi } from "vitest";
import { mutationRunner } from "@/components/shared/mutations/mutation";
import { toast } from "@/components/ui/toast/toast";

describe("a move", () => {
  it("is painted before it is run, and its undo is a move of its own, after which the page settles too", async () => {
    const told = vi.spyOn(toast, "undoable").mockReturnValue(undefined);
    const happened: string[] = [];
    const note = (what: string) => async () => void happened.push(what);
    const { mutate } = mutationRunner(() => happened.push("settled"));
    const isDone = await mutate({
      paint: () => {
        happened.push("painted");
        return () => happened.push("taken back");
      },
      run: note("run"),
      tells: () => ({ said: "Done", undo: { run: note("undone") } }),
    });
    expect(isDone).toBe(true);
    expect(happened).toEqual(["painted", "run", "settled"]);
    expect(told).toHaveBeenCalledWith("Done", expect.any(Function), expect.anything());
    told.mock.lastCall?.[1]();
    await vi.waitFor(() => expect(happened).toEqual(["painted", "run", "settled", "undone", "settled"]));
  });

  it("that fails is taken back, reported in its own words, and settles", async () => {
    const failed = vi.spyOn(toast, "error").mockReturnValue(undefined);
    const happened: string[] = [];
    const { mutate } = mutationRunner(() => happened.push("settled"));
    const isDone = await mutate({
      paint: () => () => happened.push("taken back"),
      run: () => Promise.reject(new TypeError("Failed to fetch")),
      failed: "Failed to close booking",
      explain: () => "It is archived.",
    });
    expect(isDone).toBe(false);
    expect(happened).toEqual(["taken back", "settled"]);
    expect(failed).toHaveBeenCalledWith(
      "Failed to close booking",
      expect.objectContaining({
        description: "It is archived.",
        action: expect.objectContaining({ label: "Retry" }),
      }),
    );
  });
});
