"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import type { BookSettings } from "@/lib/books/settings/settings.model";

const { OnDemand: SettingsDialog } = onDemand(() => import("./settings-dialog"));

type Props = {
  readonly settings: BookSettings;
  readonly banks: readonly { readonly id: string; readonly name: string }[];
  /** The tax years whose reporting threshold can be set, each with its present value in cents. */
  readonly years: readonly { readonly year: string; readonly minor: number }[];
};

/** A button that opens the settings for the accounting software. */
export function BookSettingsButton(props: Props) {
  return (
    <DialogButton variant="outline" dialog={(close) => <SettingsDialog {...props} onClose={close} />}>
      Accounts
    </DialogButton>
  );
}
