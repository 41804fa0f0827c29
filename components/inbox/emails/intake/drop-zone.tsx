"use client";

import { UploadIcon } from "lucide-react";
import type { ReactNode } from "react";
import { DropArea } from "@/components/shared/form/drop-area";

/** Accepts files dropped anywhere on the screen. */
export function DropZone({
  onFiles,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  return (
    <DropArea onFiles={onFiles} data-slot="email-screen" className="relative flex h-full min-h-0 flex-col">
      {(isOver) => (
        <>
          {children}
          {isOver ? (
            <div className="pointer-events-none absolute inset-2 z-30 flex items-center justify-center gap-3 rounded-lg border-2 border-primary border-dashed bg-background/90 font-semibold text-lg">
              <UploadIcon aria-hidden="true" />
              Drop .eml files to import them
            </div>
          ) : null}
        </>
      )}
    </DropArea>
  );
}
