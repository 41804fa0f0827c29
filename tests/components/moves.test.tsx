import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { toast } from "@/components/ui/toast/toast";
import { ApiFailure } from "@/lib/platform/api-client/api-failure";
import { show } from "../support/components/screen";
import { router } from "../support/http/next-navigation";

function Press({ mutate: wanted }: { readonly mutate: Mutation }) {
  const { mutate, busy } = useMutation();
  return (
    <button type="button" onClick={() => void mutate(wanted)}>
      {busy ? "Closing..." : "Close booking"}
    </button>
  );
}

async function press(mutate: Mutation) {
  const { user } = show(<Press mutate={mutate} />);
  router.refresh.mockClear();
  await user.click(screen.getByRole("button", { name: "Close booking" }));
  return user;
}

describe("a move that a press makes", () => {
  it("is busy until the server has answered, then is told and has the page asked for again", async () => {
    const answer = Promise.withResolvers<void>();
    await press({ run: () => answer.promise, tells: () => ({ said: "Booking closed" }) });
    expect(screen.getByRole("button").textContent).toBe("Closing...");
    expect(router.refresh).not.toHaveBeenCalled();
    answer.resolve();
    await screen.findByText("Booking closed");
    expect(screen.getByRole("button", { name: "Close booking" })).toBeTruthy();
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  it("is taken back by Undo, after which the page is asked for again", async () => {
    const reopen = vi.fn(() => Promise.resolve());
    const user = await press({
      run: () => Promise.resolve(),
      tells: () => ({
        said: "Closed for good",
        undo: { run: reopen, tells: () => ({ said: "Open again" }) },
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("Open again");
    expect(reopen).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
  });

  it("says nothing of itself any more, and isn't undone by a key, once it was taken back on the page", async () => {
    const undo = {
      run: () => Promise.resolve(),
      subject: "bookings/1",
      tells: () => ({ said: "Open by the page" }),
    };
    const user = await press({
      run: () => Promise.resolve(),
      subject: "bookings/1/state",
      tells: () => ({ said: "Closed on the page", undo }),
    });
    await screen.findByText("Closed on the page");
    show(<Press mutate={undo} />);
    await user.click(screen.getAllByRole("button", { name: "Close booking" }).at(-1) as HTMLElement);
    await screen.findByText("Open by the page");
    await waitFor(() => expect(screen.queryByText("Closed on the page")).toBeNull());
    expect(toast.canUndo()).toBe(false);
  });

  it("whose Undo fails says so in the Undo's own words", async () => {
    const undo = {
      run: () => Promise.reject(new ApiFailure(409, { message: "Somebody has reopened it." })),
      failed: "Failed to reopen booking",
    };
    const user = await press({ run: () => Promise.resolve(), tells: () => ({ said: "Shut", undo }) });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("Failed to reopen booking");
    expect(screen.getByText("Somebody has reopened it.")).toBeTruthy();
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(2));
  });

  it("that never reached the server shows its outcome only until then, and can be tried again", async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
    run.mockResolvedValueOnce();
    const taken = vi.fn();
    const user = await press({
      run,
      paint: () => taken,
      failed: "Failed to close booking",
      tells: () => ({ said: "Closed after all" }),
    });
    await screen.findByText("Failed to close booking");
    expect(screen.getByText(/Unable to connect to server/)).toBeTruthy();
    expect(taken).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Closed after all");
    expect(run).toHaveBeenCalledTimes(2);
    expect(taken).toHaveBeenCalledOnce();
  });
});
