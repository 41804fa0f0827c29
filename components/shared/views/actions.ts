"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { deleteView } from "@/lib/platform/saved-views/delete-view";
import { saveView } from "@/lib/platform/saved-views/save-view";
import { savedViewDraft } from "@/lib/platform/saved-views/saved-view.model";

export const saveViewAction = action(savedViewDraft, (ctx, draft) => saveView(ctx, draft));

export const deleteViewAction = action(z.object({ id: z.uuid() }), (ctx, { id }) => deleteView(ctx, id));
