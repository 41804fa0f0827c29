"use server";

import { z } from "zod";
import { changeAnySupplier, settlePolicy } from "@/lib/bookings/suppliers/change-any-supplier";
import { action } from "@/lib/delivery/action";
import { anySupplierChange, policySettling } from "@/lib/suppliers/administration/any-supplier.model";
import { unverifySupplier, verifySupplier } from "@/lib/suppliers/administration/verify-supplier";

const one = z.object({ id: z.uuid() });

export const verifySupplierAction = action(one, (ctx, { id }) => verifySupplier(ctx, id));

export const unverifySupplierAction = action(one, (ctx, { id }) => unverifySupplier(ctx, id));

export const changeAnySupplierAction = action(anySupplierChange, changeAnySupplier);

export const settlePolicyAction = action(policySettling, settlePolicy);
