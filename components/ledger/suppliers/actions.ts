"use server";

import { z } from "zod";
import { action } from "@/lib/delivery/action";
import {
  mergeSuppliers,
  unmergeSuppliers,
  updateSupplier,
} from "@/lib/ledger/bookings/suppliers/change-supplier";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { deactivateSupplier, reactivateSupplier } from "@/lib/ledger/suppliers/save-supplier";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";

const one = z.object({ id: z.uuid() });

/** Adds a supplier. The form supplies `id`, so that a second submission doesn't add a second supplier. */
export const addSupplierAction = action(
  z.object({ id: z.uuid(), draft: supplierDraft }),
  async (ctx, { id, draft }) => ({ id: (await addSupplier(ctx, draft, id)).id }),
);

export const updateSupplierAction = action(supplierChange, async (ctx, change) => ({
  id: (await updateSupplier(ctx, change)).id,
}));

export const deactivateSupplierAction = action(one, (ctx, { id }) => deactivateSupplier(ctx, id));

export const reactivateSupplierAction = action(one, (ctx, { id }) => reactivateSupplier(ctx, id));

export const mergeSuppliersAction = action(
  z.object({ fromId: z.uuid(), intoId: z.uuid() }),
  (ctx, { fromId, intoId }) => mergeSuppliers(ctx, { fromId, intoId }),
);

export const unmergeSuppliersAction = action(z.object({ mergeId: z.uuid() }), (ctx, { mergeId }) =>
  unmergeSuppliers(ctx, mergeId),
);
