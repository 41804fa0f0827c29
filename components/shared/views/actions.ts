"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import { savedViewDraft } from "@/lib/platform/saved-views/saved-view.model";
import { deleteView, saveView } from "@/lib/platform/saved-views/saved-views";

export const saveViewAction = action(savedViewDraft, (ctx, draft) => saveView(ctx, draft));

export const deleteViewAction = action(z.object({ id: z.uuid() }), (ctx, { id }) => deleteView(ctx, id));
