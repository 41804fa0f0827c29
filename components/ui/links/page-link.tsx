import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link whose page is requested only when it is pressed, because users follow few of the many links in a list or
 * feed. Sections and tabs use PrefetchLink.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={false} />;
}
