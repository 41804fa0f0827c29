import { CircleAlertIcon, CircleCheckIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { UndoButton } from "./undo-button";

type Turn = Omit<ComponentProps<typeof UndoButton>, "isUndone" | "onChange">;

/** The result of an import in words, with Undo if something was imported. */
export function ImportComplete({
  success = true,
  details,
  turn,
  beside,
  onChange,
}: {
  readonly success?: boolean;
  readonly details: string;
  /** What Undo and Redo do; null if nothing was imported. */
  readonly turn: Turn | null;
  readonly beside?: ReactNode;
  /** Called after an undo or redo. */
  readonly onChange: () => void;
}) {
  const [isUndone, setIsUndone] = useState(false);
  const Icon = success ? CircleCheckIcon : CircleAlertIcon;
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-2 py-4 text-center">
        <Icon
          aria-hidden="true"
          className={success ? "size-10 text-ok-foreground" : "size-10 text-danger-foreground"}
        />
        <h3 className="font-semibold text-md">{success ? "Import Complete" : "Import Failed"}</h3>
        <p className="text-muted-foreground">{isUndone ? "This import has been undone." : details}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {beside}
        {turn ? (
          <UndoButton
            {...turn}
            isUndone={isUndone}
            onChange={(status) => {
              setIsUndone(status === "UNDONE");
              onChange();
            }}
          />
        ) : null}
      </div>
    </>
  );
}
