import type { Mutation } from "@/components/shared/mutations/mutation";
import type { RedoneImport, UndoneImport } from "@/lib/imports/csv-import.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { redoImportAction, undoImportAction } from "./actions";

/** Returns the mutations that undo and restore an import of bookings. */
export function turnImport(id: string): { undo: Mutation<UndoneImport>; redo: Mutation<RedoneImport> } {
  return {
    undo: {
      run: () => runAction(undoImportAction, { id }),
      tells: ({ removed, kept, suppliers }) => ({
        said: `${withSuppliers(removed, suppliers)} removed`,
        description:
          kept > 0
            ? `${counted(kept, "booking")} with payments ${kept === 1 ? "stays" : "stay"}.`
            : undefined,
      }),
    },
    redo: {
      run: () => runAction(redoImportAction, { id }),
      tells: ({ restored, suppliers }) => ({ said: `${withSuppliers(restored, suppliers)} restored` }),
    },
  };
}

function withSuppliers(bookings: number, suppliers: number): string {
  const made = suppliers > 0 ? ` and ${counted(suppliers, "supplier")}` : "";
  return `${counted(bookings, "booking")}${made}`;
}
