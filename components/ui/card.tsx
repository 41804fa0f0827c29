import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card" className={cn("rounded-lg border bg-card", className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-header"
      className={cn("flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4", className)}
      {...props}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 data-slot="card-title" className={cn("font-semibold text-md", className)} {...props}>
      {children}
    </h2>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p data-slot="card-description" className={cn("text-muted-foreground text-sm", className)} {...props} />
  );
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="card-content" className={cn("p-4 not-first:pt-0", className)} {...props} />;
}

/**
 * A card with a title, an optional description and an action above its content. It is focusable, so that it can take
 * the focus when the focused element inside it is removed.
 */
export function TitledCard({
  title,
  description,
  action,
  contentClassName,
  footer,
  children,
  ...props
}: Omit<ComponentProps<"div">, "title"> & {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  readonly contentClassName?: string;
  readonly footer?: ReactNode;
}) {
  return (
    <Card tabIndex={-1} {...props}>
      <CardHeader>
        <div className={cn("min-w-0", description && "flex-1 basis-64")}>
          <CardTitle>{title}</CardTitle>
          {description ? <CardDescription>{description}</CardDescription> : null}
        </div>
        {action}
      </CardHeader>
      <CardContent className={contentClassName}>{children}</CardContent>
      {footer ? (
        <div data-slot="card-footer" className="flex flex-wrap items-center gap-2 border-t p-4">
          {footer}
        </div>
      ) : null}
    </Card>
  );
}
