import "server-only";
import { type Kept, keptForAMinute } from "@/lib/base/kept";
import { adminOnly, type Context } from "@/lib/context/context";
import { systemReading } from "@/lib/context/transaction";
import { figuresOf, type PlatformFigures } from "./supplier-figures.model";
import { countSuppliersOfAll, selectAllFigures } from "./supplier-figures.sql";

const kept = keptForAMinute<PlatformFigures>();

/** What all agents' bookings at suppliers come to, at most a minute old. */
export async function readPlatformFigures(ctx: Context): Promise<Kept<PlatformFigures>> {
  adminOnly(ctx);
  return kept(ctx.now, () => countPlatformFigures(ctx));
}

/** The same as it is now. */
export function countPlatformFigures(ctx: Context): Promise<PlatformFigures> {
  adminOnly(ctx);
  return systemReading(ctx, async (tx) => {
    const [groups, counts] = await Promise.all([selectAllFigures(tx), countSuppliersOfAll(tx)]);
    return { ...figuresOf(groups), ...counts };
  });
}
