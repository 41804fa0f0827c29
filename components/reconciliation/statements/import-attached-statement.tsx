"use client";

import { LandmarkIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { Button } from "@/components/ui/button";
import { announceChange } from "@/lib/platform/api-client/changes";

const { OnDemand: ImportStatement, preload } = onDemand(() => import("./import-statement"));

type Props = { readonly emailId: string; readonly index: number; readonly name: string };

/** A button that opens the import with an email's attachment. */
export function ImportAttachedStatement({ emailId, index, name }: Props) {
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  usePreload(preload);
  const changed = () => {
    announceChange();
    refresh();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Import statement ${name}`}
        onClick={() => setIsOpen(true)}
      >
        <LandmarkIcon aria-hidden="true" />
        Import statement
      </Button>
      {isOpen ? (
        <ImportStatement
          source={{ kind: "email", emailId, index, name }}
          onClose={() => setIsOpen(false)}
          onChange={changed}
        />
      ) : null}
    </>
  );
}
