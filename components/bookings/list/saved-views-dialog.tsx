"use client";

import { Trash2Icon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/shared/form/field";
import { type Move, useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { runAction } from "@/lib/api-client/run-action";
import type { SavedView } from "@/lib/saved-views/saved-view.model";
import { deleteViewAction, saveViewAction } from "../actions";

/** Keeps the present filter under a name, and forgets views that nobody needs any more. */
export default function SavedViewsDialog({
  views,
  onClose,
}: {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}) {
  const { move } = useMove();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setError("A name is required");
    const path = `${window.location.pathname}${window.location.search}`;
    const keep = async () => {
      await runAction(saveViewAction, { name, path });
      onClose();
    };
    void move({ run: keep, tells: () => ({ said: "View saved" }) });
  };
  const forget = ({ id, name: called, path }: SavedView): Move => ({
    run: () => runAction(deleteViewAction, { id }),
    tells: () => ({
      said: "View deleted",
      undo: { run: () => runAction(saveViewAction, { name: called, path }) },
    }),
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Saved views</DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-5">
          <form noValidate onSubmit={save} className="flex items-start gap-2">
            <Field
              form="view"
              name="name"
              label="Keep the present list as"
              errors={error ? [{ field: "name", message: error }] : []}
              className="flex-1"
            >
              {(control) => (
                <Input
                  {...control}
                  maxLength={60}
                  value={name}
                  onChange={(event) => {
                    setError(null);
                    setName(event.target.value);
                  }}
                />
              )}
            </Field>
            <Button type="submit" className="mt-6.5">
              Save
            </Button>
          </form>
          {views.length > 0 ? (
            <ul>
              {views.map((view) => (
                <li
                  key={view.id}
                  className="flex items-center justify-between gap-2 border-b py-1 last:border-0"
                >
                  <span className="min-w-0 truncate">{view.name}</span>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Delete view ${view.name}`}
                    onClick={() => void move(forget(view))}
                  >
                    <Trash2Icon />
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
