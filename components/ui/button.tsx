import { type ComponentProps, cloneElement, isValidElement } from "react";
import { cn } from "./cn";

const VARIANTS = {
  primary: "bg-primary text-primary-foreground hover:bg-primary-hover",
  outline: "border-input bg-card text-foreground hover:bg-muted",
  secondary: "bg-muted text-foreground hover:bg-border",
  ghost: "text-foreground hover:bg-muted",
  destructive: "bg-destructive text-destructive-foreground hover:bg-destructive-hover",
  link: "text-primary underline decoration-1 underline-offset-4 hover:decoration-2",
};

const SIZES = {
  sm: "h-8 px-3 text-sm",
  md: "h-9 px-4",
  lg: "h-11 px-5 text-md",
  icon: "size-9",
  "icon-sm": "size-8",
  inline: "h-auto min-h-6 px-0",
};

export type ButtonProps = ComponentProps<"button"> & {
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
  readonly asChild?: boolean;
};

/**
 * The app's button. `asChild` applies its style to the only child instead, for links. The default type is "button".
 */
export function Button({
  className,
  variant = "primary",
  size = "md",
  asChild = false,
  type,
  ...props
}: ButtonProps) {
  const looks = cn("button", VARIANTS[variant], SIZES[size], className);
  const primary = variant === "primary" ? { "data-primary": "" } : {};
  if (asChild) return <Dressed {...primary} {...props} className={looks} />;
  return <button data-slot="button" {...primary} type={type ?? "button"} className={looks} {...props} />;
}

/** Clones the child with the button's classes and props; the child's own props take precedence. */
function Dressed({ children, className, ...props }: ComponentProps<"button">) {
  if (!isValidElement<{ readonly className?: string }>(children)) {
    throw new Error("A button with asChild needs one element in it.");
  }
  return cloneElement(children, {
    "data-slot": "button",
    ...props,
    ...children.props,
    className: cn(className, children.props.className),
  } as object);
}
