import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import VerificationRequired from "@/components/inbox/forwarding/addresses/verification-required";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { keepFocus } from "@/components/ui/focus/focus-keeper";
import { show } from "../../support/components/screen";

function Adding() {
  const [address, setAddress] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    setAddress("ada@agents.test");
    setAdded(true);
  };
  return (
    <TitledCard title="Forwarding addresses">
      {isAdded ? null : <Button onClick={add}>Add</Button>}
      <VerificationRequired address={address} onClose={() => setAddress(null)} />
    </TitledCard>
  );
}

it("what an added address needs takes the focus, and Enter closes it", async () => {
  const stop = keepFocus();
  const { user } = show(<Adding />);
  await user.click(screen.getByRole("button", { name: "Add" }));
  const ok = await screen.findByRole("button", { name: "OK" });
  await waitFor(() => expect(document.activeElement).toBe(ok));
  stop();
});

it("a card keeps the focus of what goes away in it", async () => {
  const stop = keepFocus();
  const { user } = show(
    <main tabIndex={-1}>
      <Adding />
    </main>,
  );
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.click(await screen.findByRole("button", { name: "OK" }));
  await waitFor(() => expect(document.activeElement?.getAttribute("data-slot")).toBe("card"));
  stop();
});
