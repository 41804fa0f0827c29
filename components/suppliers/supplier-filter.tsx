"use client";

import { ListFilterIcon } from "lucide-react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { useUrlState } from "@/components/shared/table/url-state";
import { Badge } from "@/components/ui/badge";

export const FILTER_KEYS = ["verified", "booked", "new", "deactivated", "country"] as const;

/** The Filter button: verified, with bookings, new, deactivated, by country; all of it in the address. */
export function SupplierFilter({ countries }: { readonly countries: readonly string[] }) {
  const { params, go } = useUrlState();
  const active = FILTER_KEYS.filter((key) => params.get(key)).length;
  const flag = (key: string, label: string, value = "yes"): MenuItem => ({
    kind: "checkbox",
    label,
    checked: params.get(key) === value,
    onCheckedChange: (checked) => go({ [key]: checked ? value : null, page: null }),
  });
  const items: MenuItem[] = [
    flag("verified", "Verified"),
    flag("verified", "Not verified", "no"),
    flag("booked", "Has bookings"),
    flag("booked", "No bookings yet", "no"),
    flag("new", "New in the last 30 days"),
    flag("deactivated", "Deactivated"),
    ...countryItems(countries, params.get("country"), (country) =>
      go({ country: country || null, page: null }),
    ),
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
  chosen: string | null,
  choose: (country: string) => void,
): MenuItem[] {
  if (countries.length === 0) return [];
  return [
    { kind: "separator" },
    {
      kind: "radio",
      label: "Country",
      value: chosen ?? "",
      choices: [
        { value: "", label: "Any country" },
        ...countries.map((country) => ({ value: country, label: country })),
      ],
      onValueChange: choose,
    },
  ];
}
