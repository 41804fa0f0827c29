"use server";

import { z } from "zod";
import { newApiKey } from "@/lib/accounts/api-keys/api-key.model";
import { createApiKey, revokeApiKey } from "@/lib/accounts/api-keys/api-keys";
import { action } from "@/lib/delivery/action";

/** Creates a key and returns it; it can't be shown again. */
export const createKeyAction = action(newApiKey, (ctx, key) => createApiKey(ctx, key));

export const revokeKeyAction = action(z.object({ id: z.uuid() }), (ctx, { id }) => revokeApiKey(ctx, id));
