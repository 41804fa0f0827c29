"use client";

import { LandmarkIcon } from "lucide-react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { announceChange } from "@/lib/platform/api-client/changes";

const { OnDemand: ImportStatement, preload } = onDemand(() => import("./import-statement"));

type Props = { readonly emailId: string; readonly index: number; readonly name: string };

/** A button that opens the import with an email's attachment. */
export function ImportAttachedStatement({ emailId, index, name }: Props) {
  const refresh = useRefresh();
  usePreload(preload);
  const changed = () => {
    announceChange();
    refresh();
  };
  return (
    <DialogButton
      variant="outline"
      size="sm"
      aria-label={`Import statement ${name}`}
      dialog={(close) => (
        <ImportStatement
          source={{ kind: "email", emailId, index, name }}
          onClose={close}
          onChange={changed}
        />
      )}
    >
      <LandmarkIcon />
      Import statement
    </DialogButton>
  );
}
