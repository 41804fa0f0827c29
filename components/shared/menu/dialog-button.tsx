import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";

/** A button that opens the dialog that `dialog` returns, which is given the function that closes it. */
export function DialogButton({
  dialog,
  ...button
}: Omit<ButtonProps, "onClick"> & { readonly dialog: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen ? dialog(() => setIsOpen(false)) : null}
    </>
  );
}
