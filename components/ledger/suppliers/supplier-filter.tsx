"use client";

import { ListFilterIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";
import { SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";

const FILTERS = ["verified", "booked", "new", "deactivated", "country"] as const;

export const NO_FILTER = { verified: null, booked: null, new: null, deactivated: null, country: null };

/** The Filter button: verified, with bookings, new, deactivated, and by country. The address holds the filter. */
export function SupplierFilter({ countries }: { readonly countries: readonly string[] }) {
  const { values, go } = useUrlState(SUPPLIERS_URL);
  const active = FILTERS.filter((name) => values[name]).length;
  const flag = (
    name: "verified" | "booked" | "new" | "deactivated",
    label: string,
    value: "yes" | "no" = "yes",
  ): MenuItem => ({
    kind: "checkbox",
    label,
    checked: values[name] === value,
    onCheckedChange: (checked) => go({ [name]: checked ? value : null }),
  });
  const items: MenuItem[] = [
    flag("verified", "Verified"),
    flag("verified", "Not verified", "no"),
    flag("booked", "Has bookings"),
    flag("booked", "No bookings yet", "no"),
    flag("new", "New in the last 30 days"),
    flag("deactivated", "Deactivated"),
    ...countryItems(countries, values.country, (country) => go({ country })),
  ];
  return (
    <MenuButton variant="outline" size="md" items={items} align="start">
      <ListFilterIcon aria-hidden="true" />
      Filter
      {active > 0 ? <Badge tone="info">{active}</Badge> : null}
    </MenuButton>
  );
}

function countryItems(
  countries: readonly string[],
  chosen: string,
  choose: (country: string) => void,
): MenuItem[] {
  if (countries.length === 0) return [];
  return [
    { kind: "separator" },
    {
      kind: "radio",
      label: "Country",
      value: chosen,
      choices: [
        { value: "", label: "Any country" },
        ...countries.map((country) => ({ value: country, label: country })),
      ],
      onValueChange: choose,
    },
  ];
}
