import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { LoadingDialog } from "@/components/shared/lazy/loading-dialog";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import type Palette from "./palette";
import { typeAhead } from "./type-ahead";

const { OnDemand: ShownPalette, preload } = onDemand(() => import("./palette"));

/** Renders the palette while it is open. It also opens it if its button was pressed before this code was loaded. */
export function PaletteHost(props: Omit<ComponentProps<typeof Palette>, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  usePreload(preload);
  const close = useCallback(() => {
    typeAhead.end();
    setOpen(false);
  }, []);
  useEffect(() => {
    const before = shortcuts.showPalette;
    const showPalette = () => {
      typeAhead.begin();
      setOpen(true);
    };
    Object.assign(shortcuts, { showPalette });
    if (shortcuts.isPaletteWanted) showPalette();
    shortcuts.isPaletteWanted = false;
    return () => void Object.assign(shortcuts, { showPalette: before });
  }, []);
  return isOpen ? (
    <ShownPalette {...props} onClose={close} meanwhile={<LoadingDialog onClose={close} />} />
  ) : null;
}
