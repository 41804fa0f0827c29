"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { importRates, previewRates, undoRates } from "@/lib/ledger/exchange-rates/import-rates";
import { rateUpload } from "@/lib/ledger/exchange-rates/rate-plan.model";

export const previewRatesAction = adminAction(rateUpload, previewRates);
export const importRatesAction = adminAction(rateUpload, importRates);
export const undoRatesAction = adminAction(z.object({ id: z.uuid() }), undoRates);
