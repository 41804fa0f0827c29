"use client";

import { UploadIcon } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";

/** A button that chooses email files to import. */
export function ImportButton({
  planFirst,
  onFiles,
}: {
  readonly planFirst: (add: () => void) => void;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        multiple
        hidden
        data-slot="import-input"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button variant="outline" size="sm" onClick={() => planFirst(() => input.current?.click())}>
        <UploadIcon />
        Import .eml
      </Button>
    </>
  );
}
