"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { changeAdminSupplier, setPaymentPolicy } from "@/lib/ledger/bookings/suppliers/change-supplier";
import {
  adminSupplierChange,
  policySettling,
} from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import { supplierDistinction } from "@/lib/ledger/suppliers/administration/duplicate.model";
import {
  markAsDifferent,
  unmarkAsDifferent,
} from "@/lib/ledger/suppliers/administration/join-admin-suppliers";
import { unverifySupplier, verifySupplier } from "@/lib/ledger/suppliers/administration/save-admin-supplier";
import { supplierMerging } from "@/lib/ledger/suppliers/administration/supplier-join.model";
import { addPattern, removePattern } from "@/lib/reconciliation/bank-transactions/patterns/change-patterns";
import {
  mergeAdminSuppliers,
  unmergeAdminSuppliers,
} from "@/lib/reconciliation/supplier-joins/merge-admin-suppliers";

const join = z.object({ joinId: z.uuid() });
const one = z.object({ id: z.uuid() });

export const verifySupplierAction = adminAction(one, (ctx, { id }) => verifySupplier(ctx, id));

export const unverifySupplierAction = adminAction(one, (ctx, { id }) => unverifySupplier(ctx, id));

export const changeAdminSupplierAction = adminAction(adminSupplierChange, changeAdminSupplier);

export const settlePolicyAction = adminAction(policySettling, setPaymentPolicy);

export const mergeAdminSuppliersAction = adminAction(supplierMerging, mergeAdminSuppliers);

export const unmergeAdminSuppliersAction = adminAction(join, (ctx, { joinId }) =>
  unmergeAdminSuppliers(ctx, joinId),
);

export const tellApartAction = adminAction(supplierDistinction, markAsDifferent);

export const forgetApartAction = adminAction(supplierDistinction, unmarkAsDifferent);

const pattern = z.object({ supplierId: z.uuid(), terms: z.array(z.string().min(1).max(200)).min(1).max(50) });

export const addPatternAction = adminAction(pattern, addPattern);

export const removePatternAction = adminAction(pattern, removePattern);
