"use client";

import { TriangleAlertIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { ChangeText } from "@/components/shared/text/shown-value-text";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ShownChange } from "@/lib/platform/base/shown-value";

/**
 * Shown when another user saved this booking while it was being edited here: their changes, and the
 * choice between both versions.
 */
export function ConflictNotice({
  differences,
  keepMine,
  takeTheirs,
}: {
  readonly differences: readonly ShownChange[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-lg">
      <Alert tone="warn">
        <TriangleAlertIcon aria-hidden="true" />
        <AlertTitle>This booking was changed in another window</AlertTitle>
        <AlertDescription>
          {differences.length === 0 ? (
            <p>Its shown values are the same as before.</p>
          ) : (
            <ul className="mt-1 list-disc pl-4">
              {differences.map((change) => (
                <li key={change.label}>
                  <ChangeText change={change} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={keepMine}>
              Save my version
            </Button>
            <Button size="sm" variant="outline" onClick={takeTheirs}>
              Take the newer version
            </Button>
          </div>
        </AlertDescription>
      </Alert>
    </div>
  );
}
