import type { MetadataRoute } from "next";
import { env } from "@/lib/platform/base/env";

/** The settings are those of the server, not of the build. */
export const dynamic = "force-dynamic";

/** Machines that search find what anybody may read, and nothing else. */
export default function robots(): MetadataRoute.Robots {
  const front = env.PUBLIC_FACE ? ["/$"] : [];
  return { rules: { userAgent: "*", allow: [...front, "/pricing", "/docs/api"], disallow: "/" } };
}
