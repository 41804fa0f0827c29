import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { importRatesAction, undoRatesAction } from "./actions";

type Imported = { readonly importId: string | null; readonly added: number };

/** Stores a file's rates; `isUnusualMeant` where those that are far from the last known are meant. */
export function importRatesMove(fileName: string, text: string, isUnusualMeant: boolean): Move<Imported> {
  return {
    failed: "Failed to import the rates",
    run: () => runAction(importRatesAction, { fileName, text, isUnusualMeant }),
    tells: ({ importId, added }) => ({
      said: added === 0 ? "All of these rates are known already" : `${counted(added, "rate")} imported`,
      ...(importId ? { undo: plain(undoRatesMove(importId)) } : {}),
    }),
  };
}

/** Takes an import back; what it had gone before counts again. */
export function undoRatesMove(id: string): Move<unknown> {
  return {
    failed: "Failed to take the rates back",
    run: () => runAction(undoRatesAction, { id }),
    tells: () => ({ said: "Rates taken back" }),
  };
}

function plain({ tells: _, ...move }: Move<unknown>): Omit<Move<unknown>, "tells"> {
  return move;
}
