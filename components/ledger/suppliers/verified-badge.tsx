import { CircleCheckIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** Says that an administrator has checked a supplier. */
export function VerifiedBadge() {
  return (
    <Badge tone="ok">
      <CircleCheckIcon aria-hidden="true" />
      Verified
    </Badge>
  );
}
