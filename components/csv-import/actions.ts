"use server";

import { z } from "zod";
import { text } from "@/lib/base/input";
import { listRecentImports } from "@/lib/csv-import/read-import";
import { recallMapping } from "@/lib/csv-import/recall-mapping";
import { redoCsvImport, undoCsvImport } from "@/lib/csv-import/undo-csv-import";
import { action } from "@/lib/delivery/action";

const one = z.object({ id: z.uuid() });

export const recallMappingAction = action(
  z.object({ headers: z.array(text(500)).max(200) }),
  (ctx, { headers }) => recallMapping(ctx, headers),
);

export const recentImportsAction = action(z.object({}), (ctx) => listRecentImports(ctx));

export const undoImportAction = action(one, (ctx, { id }) => undoCsvImport(ctx, id));

export const redoImportAction = action(one, (ctx, { id }) => redoCsvImport(ctx, id));
