"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { listRecentImports, recallMapping } from "@/lib/imports/read-import";
import { redoCsvImport, undoCsvImport } from "@/lib/imports/undo-csv-import";
import { text } from "@/lib/platform/base/input";

const one = z.object({ id: z.uuid() });

export const recallMappingAction = action(
  z.object({ headers: z.array(text(500)).max(200) }),
  (ctx, { headers }) => recallMapping(ctx, headers),
);

export const recentImportsAction = action(z.object({}), (ctx) => listRecentImports(ctx));

export const undoImportAction = action(one, (ctx, { id }) => undoCsvImport(ctx, id));

export const redoImportAction = action(one, (ctx, { id }) => redoCsvImport(ctx, id));
