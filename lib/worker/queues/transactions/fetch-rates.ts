import "server-only";
import { z } from "zod";
import { fetchRates } from "@/lib/ledger/exchange-rates/fetch-rates";
import { DONE, queue, USUAL_RETRIES } from "../queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "fetch-rates": z.infer<typeof data>;
  }
}

export const fetchRatesQueue = queue({
  data,
  // The bank's server may be away for an hour; the next look is some hours off.
  retries: { ...USUAL_RETRIES, retryDelay: 60 },
  handle: async (ctx) => {
    const store = await fetchRates(ctx);
    return store ? { owner: null, store } : DONE;
  },
  giveUp: null,
});
