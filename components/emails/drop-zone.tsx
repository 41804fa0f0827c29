"use client";

import { UploadIcon } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";

/** Takes files that are dragged anywhere over it. */
export function DropZone({
  onFiles,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const move = (step: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    // Every element inside tells of its own coming and going.
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the Import .eml button does the same by key.
    <div
      data-slot="email-screen"
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
      className="relative flex h-full min-h-0 flex-col"
    >
      {children}
      {over ? (
        <div className="pointer-events-none absolute inset-2 z-30 flex items-center justify-center gap-3 rounded-lg border-2 border-primary border-dashed bg-background/90 font-semibold text-lg">
          <UploadIcon aria-hidden="true" />
          Drop .eml files to import them
        </div>
      ) : null}
    </div>
  );
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}
