import { CheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card, CardContent } from "@/components/ui/card";
import type { PlanWords } from "./pricing.model";

/** A plan with its price and features; `children` are its actions. */
export function PlanCard({
  plan,
  headingLevel: Heading = "h2",
  children,
}: {
  readonly plan: PlanWords;
  readonly headingLevel?: "h2" | "h3";
  readonly children: ReactNode;
}) {
  const { name, description, price, interval, flag, savings, features } = plan;
  return (
    <Card className={flag ? "border-primary" : undefined}>
      <CardContent className="flex h-full flex-col gap-5 p-6">
        <div className="flex items-start justify-between gap-3">
          <div>
            <Heading className="font-semibold text-lg">{name}</Heading>
            {description ? <p className="mt-1 text-muted-foreground">{description}</p> : null}
          </div>
          {flag ? (
            <span className="whitespace-nowrap rounded-full bg-accent px-2.5 py-0.5 font-medium text-accent-foreground text-sm">
              {flag}
            </span>
          ) : null}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="font-semibold text-2xl">{price}</span>
          <span className="text-muted-foreground">{interval}</span>
        </p>
        {savings.length > 0 ? (
          <p className="flex flex-wrap gap-2 text-ok-foreground text-sm">
            {savings.map((saving) => (
              <span key={saving} className="rounded-md bg-ok px-2 py-0.5 font-medium">
                {saving}
              </span>
            ))}
          </p>
        ) : null}
        <ul className="flex flex-1 flex-col gap-2">
          {features.map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <CheckIcon className="size-4 shrink-0 text-primary" />
              {feature}
            </li>
          ))}
        </ul>
        {children}
      </CardContent>
    </Card>
  );
}
