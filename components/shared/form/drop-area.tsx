import { type DragEvent, type ReactNode, useRef, useState } from "react";

/**
 * Accepts files dropped anywhere over its area; a button must always offer the same. `children` receives whether
 * files are being dragged over the area.
 */
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
    // Every element inside fires its own dragenter and dragleave events, so count them.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a pointer; keyboards have a button.
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
