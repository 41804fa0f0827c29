import { ListFilterIcon } from "lucide-react";
import { useState } from "react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { Badge } from "@/components/ui/badge";

/** A filter for several values, with Select All and Clear All. No selected value means no filter. */
export function ChoicesFilter<Value extends string>({
  label,
  choices,
  words,
  inAddress,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly Value[];
  readonly words?: Readonly<Record<Value, string>>;
  readonly inAddress: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}) {
  // Local state, so that a second tick builds on the first before the rows for the first have arrived.
  const [chosen, setChosen] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress.join());
  if (inAddress.join() !== seen) {
    setSeen(inAddress.join());
    setChosen(inAddress);
  }
  const choose = (next: readonly Value[]) => {
    setChosen(next);
    onChoose(next);
  };
  return (
    <MenuButton
      variant="outline"
      align="start"
      items={[
        { label: "Select All", onSelect: () => choose(choices) },
        { label: "Clear All", onSelect: () => choose([]) },
        { kind: "separator" },
        ...choices.map((value) => ({
          kind: "checkbox" as const,
          label: words?.[value] ?? value,
          checked: chosen.includes(value),
          onCheckedChange: (isOn: boolean) =>
            choose(choices.filter((one) => (one === value ? isOn : chosen.includes(one)))),
        })),
      ]}
    >
      <ListFilterIcon className="@max-[46rem]/list:hidden max-sm:hidden" />
      {label}
      <Badge tone="info">{chosen.length === 0 ? "All" : chosen.length}</Badge>
    </MenuButton>
  );
}
