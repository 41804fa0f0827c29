"use client";

import { type DragEvent, type ReactNode, useRef, useState } from "react";

/** Takes files that are dropped anywhere over it; there is always a button that does the same. `children` hear whether some are held over it. */
export function DropArea({
  onFiles,
  children,
  ...box
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: (isOver: boolean) => ReactNode;
  readonly className: string;
  readonly "data-slot"?: string;
}) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const move = (step: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    // Every element inside tells of its own coming and going.
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; a button inside does the same by key.
    <div
      {...box}
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children(isOver)}
    </div>
  );
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}
