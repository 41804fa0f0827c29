import { CheckIcon } from "lucide-react";
import { Card, CardContent } from "@/components/ui/card";
import { PLAN_FEATURES, type PublicPlan } from "./pricing.model";
import { PricingChoice } from "./pricing-choice";

/** One plan with what it costs and includes. */
export function PricingPlan({ plan }: { readonly plan: PublicPlan }) {
  return (
    <Card className={plan.flag ? "border-primary" : undefined}>
      <CardContent className="flex h-full flex-col gap-5 p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 className="font-semibold text-lg">{plan.name}</h2>
          {plan.flag ? (
            <span className="rounded-full bg-accent px-2.5 py-0.5 font-medium text-accent-foreground text-sm">
              {plan.flag}
            </span>
          ) : null}
        </div>
        <p className="flex items-baseline gap-2 tabular-nums">
          <span className="font-semibold text-2xl">{plan.price}</span>
          <span className="text-muted-foreground">{plan.interval}</span>
        </p>
        {plan.savings.length > 0 ? (
          <p className="flex gap-2 text-ok-foreground text-sm">
            {plan.savings.map((saving) => (
              <span key={saving} className="rounded-md bg-ok px-2 py-0.5 font-medium">
                {saving}
              </span>
            ))}
          </p>
        ) : null}
        <ul className="flex flex-1 flex-col gap-2">
          {PLAN_FEATURES.map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <CheckIcon aria-hidden="true" className="size-4 shrink-0 text-primary" />
              {feature}
            </li>
          ))}
        </ul>
        <PricingChoice plan={plan} />
      </CardContent>
    </Card>
  );
}
