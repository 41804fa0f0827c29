import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../button";
import { PageLink } from "./page-link";

/** A link to a page that looks like a button. */
export function LinkButton({
  variant,
  size,
  className,
  ...link
}: ComponentProps<typeof PageLink> & Pick<ButtonProps, "variant" | "size">) {
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <PageLink {...link} />
    </Button>
  );
}
