import { CircleCheckIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** Marks a supplier that an administrator has verified. */
export function VerifiedBadge() {
  return (
    <Badge tone="ok">
      <CircleCheckIcon />
      Verified
    </Badge>
  );
}
