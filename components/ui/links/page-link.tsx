import Link from "next/link";
import type { ComponentProps } from "react";

/** A link to a page that is asked for when it is pressed: of the many that a list or a feed shows few are. Sections and tabs have NearLink. */
export function PageLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  return <Link {...props} prefetch={false} />;
}
