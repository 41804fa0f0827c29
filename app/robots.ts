import type { MetadataRoute } from "next";

/** Machines that search find what anybody may read, and nothing else. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: ["/pricing", "/docs/api"], disallow: "/" } };
}
