"use client";

import { ArchiveIcon, ArchiveRestoreIcon, CircleXIcon } from "lucide-react";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { BookingScope } from "@/lib/ledger/bookings/list/bookings-page.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { BulkResult } from "@/lib/platform/base/bulk/bulk-result";
import { counted } from "@/lib/platform/base/text";
import { archiveBookingsAction, closeBookingsAction, reopenBookingsAction } from "../actions";
import { CLOSE_REASONS } from "./close-reasons";
import { useRowMutations } from "./row-mutations";

/** What can be done to the chosen bookings at once. */
export default function BulkActions({
  scope,
  ids,
  clear,
}: {
  readonly scope: BookingScope;
  readonly ids: readonly string[];
  readonly clear: () => void;
}) {
  const run = useBulk(clear);
  const list = [...ids];
  const archive = () =>
    run("archived", list, () => runAction(archiveBookingsAction, { ids: list, to: "archive" }), unarchiveAll);
  const unarchive = () =>
    run("unarchived", list, () => runAction(archiveBookingsAction, { ids: list, to: "closed" }), archiveAll);
  return (
    <>
      {scope === "open" ? (
        <MenuButton
          variant="outline"
          size="sm"
          align="start"
          items={CLOSE_REASONS.map(({ reason, label }) => ({
            label,
            onSelect: () =>
              run("closed", list, () => runAction(closeBookingsAction, { ids: list, reason }), reopenAll),
          }))}
        >
          <CircleXIcon aria-hidden="true" />
          Close
        </MenuButton>
      ) : null}
      {scope === "closed" ? (
        <Button variant="outline" size="sm" onClick={archive}>
          <ArchiveIcon aria-hidden="true" />
          Archive
        </Button>
      ) : null}
      {scope === "archived" ? (
        <Button variant="outline" size="sm" onClick={unarchive}>
          <ArchiveRestoreIcon aria-hidden="true" />
          Unarchive
        </Button>
      ) : null}
      <ExportMenu size="sm" path="/api/bookings/export" query={{ ids }} />
    </>
  );
}

const reopenAll = (ids: string[]) => runAction(reopenBookingsAction, { ids });
const unarchiveAll = (ids: string[]) => runAction(archiveBookingsAction, { ids, to: "closed" });
const archiveAll = (ids: string[]) => runAction(archiveBookingsAction, { ids, to: "archive" });

/** Rows leave at once; those that were refused come back with the reason. */
function useBulk(clear: () => void) {
  const { mutate } = useMutation();
  const { moveAway } = useRowMutations();
  return (
    done: string,
    ids: string[],
    work: () => Promise<BulkResult>,
    inverse: (ids: string[]) => Promise<BulkResult>,
  ) => {
    clear();
    moveAway(ids, async () => {
      let isWhole = true;
      const bulk: Mutation<BulkResult> = {
        run: work,
        tells: (result) => {
          isWhole = result.refused.length === 0;
          tellRefused(result, done);
          const moved = [...result.done];
          if (moved.length === 0) return undefined;
          return { said: `${counted(moved.length, "booking")} ${done}`, undo: { run: () => inverse(moved) } };
        },
      };
      return (await mutate(bulk)) && isWhole;
    });
  };
}

function tellRefused({ refused }: BulkResult, done: string): void {
  const [first] = refused;
  if (!first) return;
  toast.warning(`${counted(refused.length, "booking")} could not be ${done}`, { description: first.message });
}
