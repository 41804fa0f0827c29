import type { MetadataRoute } from "next";
import { env } from "@/lib/platform/base/env";

/** Uses the settings of the server rather than those of the build. */
export const dynamic = "force-dynamic";

/** Lets search engines index the pages that anybody may read, and nothing else. */
export default function robots(): MetadataRoute.Robots {
  const front = env.PUBLIC_FACE ? ["/$"] : [];
  return { rules: { userAgent: "*", allow: [...front, "/pricing", "/docs/api"], disallow: "/" } };
}
