"use server";

import { z } from "zod";
import { mergeSuppliers, unmergeSuppliers } from "@/lib/bookings/suppliers/merge-suppliers";
import { updateSupplier } from "@/lib/bookings/suppliers/update-supplier";
import { action } from "@/lib/delivery/action";
import { addSupplier } from "@/lib/suppliers/add-supplier";
import { deactivateSupplier, reactivateSupplier } from "@/lib/suppliers/deactivate-supplier";
import { supplierChange, supplierDraft } from "@/lib/suppliers/supplier-draft.model";

const one = z.object({ id: z.uuid() });

/** `id` is made by the form, so that sending it again adds nothing twice. */
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
