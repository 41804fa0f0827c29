import { cn } from "@/components/ui/cn";

/**
 * The product logo: a sail over a wave. It is decorative, because the product name appears next to it or
 * in the label of its link.
 */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("size-6 shrink-0 text-primary", className)}>
      <path fill="currentColor" d="M13 2.2c3.9 3.2 6.2 7.3 6.9 12.3H13z" />
      <path fill="currentColor" d="M11 5.6v8.9H4.6c1-3.6 3.1-6.6 6.4-8.9z" opacity=".72" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        d="M2.4 18.6c1.6 0 1.6 1.5 3.2 1.5s1.6-1.5 3.2-1.5 1.6 1.5 3.2 1.5 1.6-1.5 3.2-1.5 1.6 1.5 3.2 1.5 1.6-1.5 3.2-1.5"
      />
    </svg>
  );
}
