import type { Metadata } from "next";
import { Pricing } from "@/components/accounts/billing/public/pricing";
import { ProductSummary } from "@/components/shell/front/product-summary";
import { isBillingConfigured } from "@/lib/accounts/billing/provider";

export const metadata: Metadata = { title: "Pricing", robots: { index: true } };

export default function PricingPage() {
  return <Pricing sells={isBillingConfigured()} inShort={<ProductSummary />} />;
}
