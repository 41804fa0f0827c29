import { ShieldCheckIcon } from "lucide-react";
import { GUARANTEES } from "./pricing.model";

/** The guarantees of every plan. */
export function Guarantees() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-muted-foreground">
      {GUARANTEES.map((guarantee) => (
        <li key={guarantee} className="flex items-center gap-2">
          <ShieldCheckIcon className="size-4" />
          {guarantee}
        </li>
      ))}
    </ul>
  );
}
