import { CircleCheckIcon, CircleIcon } from "lucide-react";
import { PageLink } from "@/components/ui/links/page-link";
import type { FirstSteps as Steps } from "@/lib/desk/dashboard/outlook.model";
import { SectionCard } from "./section-card";

const STEPS = [
  { key: "hasEmail", label: "Forward your first booking confirmation", href: "/settings/email-forwarding" },
  { key: "hasConverted", label: "Convert an email into a booking", href: "/emails/new" },
  { key: "hasBooking", label: "Add your first booking", href: "/bookings/open" },
  { key: "hasPayment", label: "Record the first commission you received", href: "/bookings/open" },
] as const;

export function hasAllSteps(steps: Steps): boolean {
  return STEPS.every((step) => steps[step.key]);
}

/** The checklist of first steps for new agents. */
export function FirstSteps({ steps }: { readonly steps: Steps }) {
  const done = STEPS.filter((step) => steps[step.key]).length;
  return (
    <SectionCard title="Getting started" description={`${done} of ${STEPS.length} done`}>
      <ol className="grid gap-2.5">
        {STEPS.map((step) => (
          <li key={step.key} className="flex items-start gap-2.5">
            {steps[step.key] ? (
              <CircleCheckIcon aria-label="Done" className="mt-0.5 size-4 shrink-0 text-primary" />
            ) : (
              <CircleIcon aria-label="To do" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
            )}
            {steps[step.key] ? (
              <span className="text-muted-foreground">{step.label}</span>
            ) : (
              <PageLink href={step.href} className="hover:underline">
                {step.label}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
