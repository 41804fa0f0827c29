import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, cloneElement, isValidElement } from "react";
import { cn } from "./cn";

const buttonVariants = cva("button", {
  variants: {
    variant: {
      primary: "bg-primary text-primary-foreground hover:bg-primary-hover",
      outline: "border-input bg-card text-foreground hover:bg-muted",
      secondary: "bg-muted text-foreground hover:bg-border",
      ghost: "text-foreground hover:bg-muted",
      destructive: "bg-destructive text-destructive-foreground hover:bg-destructive-hover",
      link: "text-primary underline decoration-1 underline-offset-4 hover:decoration-2",
    },
    size: {
      sm: "h-8 px-3 text-sm",
      md: "h-9 px-4",
      lg: "h-11 px-5 text-md",
      icon: "size-9",
      "icon-sm": "size-8",
      inline: "h-auto min-h-6 px-0",
    },
  },
  defaultVariants: { variant: "primary", size: "md" },
});

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & { readonly asChild?: boolean };

/** A button of the house; `asChild` gives its looks to the only child, for links. Its type is "button" unless said otherwise. */
export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const looks = cn(buttonVariants({ variant, size }), className);
  const primary = (variant ?? "primary") === "primary" ? { "data-primary": "" } : {};
  if (asChild) return <Dressed {...primary} {...props} className={looks} />;
  return <button data-slot="button" {...primary} type={type ?? "button"} className={looks} {...props} />;
}

/** The child with the button's looks and props; what it says itself goes before. */
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
