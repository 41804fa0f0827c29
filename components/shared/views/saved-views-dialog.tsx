import { Trash2Icon } from "lucide-react";
import { Form } from "@/components/shared/form/form";
import { TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { runAction } from "@/lib/platform/api-client/run-action";
import { type SavedView, savedViewDraft } from "@/lib/platform/saved-views/saved-view.model";
import { deleteViewAction, saveViewAction } from "./actions";

const viewName = savedViewDraft.pick({ name: true });

/** A dialog that saves the current filter as a named view, and deletes saved views. */
export default function SavedViewsDialog({
  views,
  onClose,
}: {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}) {
  const { mutate } = useMutation();
  const form = useForm({
    id: "view",
    initial: { name: "" },
    schema: viewName,
    inputOf: (values) => values,
    mutate: ({ name }) => ({
      run: () => runAction(saveViewAction, { name, path: presentPath() }),
      tells: () => ({ said: "View saved" }),
    }),
    onClose,
  });
  const forget = ({ id, name: called, path }: SavedView): Mutation => ({
    run: () => runAction(deleteViewAction, { id }),
    tells: () => ({
      said: "View deleted",
      undo: { run: () => runAction(saveViewAction, { name: called, path }) },
    }),
  });
  return (
    <Dialog title="Saved views" body={{ className: "flex flex-col gap-5" }} onClose={form.close}>
      <Form form={form} hasSummary={false} className="flex items-start gap-2">
        <TextField form={form} name="name" label="Save this list as" className="flex-1" maxLength={60} />
        <Button type="submit" className="mt-6.5">
          Save
        </Button>
      </Form>
      {views.length > 0 ? (
        <ul>
          {views.map((view) => (
            <li key={view.id} className="flex items-center justify-between gap-2 border-b py-1 last:border-0">
              <span className="min-w-0 truncate">{view.name}</span>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Delete view ${view.name}`}
                onClick={() => void mutate(forget(view))}
              >
                <Trash2Icon />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function presentPath(): string {
  return `${window.location.pathname}${window.location.search}`;
}
