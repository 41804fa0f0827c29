import "server-only";
import { z } from "zod";
import { fetchRates } from "@/lib/ledger/exchange-rates/fetch-rates";
import { DONE, queue } from "../queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "fetch-rates": z.infer<typeof data>;
  }
}

export const fetchRatesQueue = queue({
  data,
  handle: async (ctx) => {
    const store = await fetchRates(ctx);
    return store ? { owner: null, store } : DONE;
  },
  giveUp: null,
});
