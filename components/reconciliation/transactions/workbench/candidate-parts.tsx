import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { verdictOf } from "@/lib/reconciliation/matching/decision.model";

const TONES: Readonly<Record<ReturnType<typeof verdictOf>, BadgeTone>> = {
  Certain: "ok",
  Likely: "info",
  Check: "warn",
};

/** The verdict on a candidate's score, and the score. */
export function VerdictBadge({ score }: { readonly score: number }) {
  const verdict = verdictOf(score);
  return (
    <span className="flex items-center gap-1.5 text-muted-foreground text-xs">
      <Badge tone={TONES[verdict]}>{verdict}</Badge>
      <span className="sr-only">score </span>
      {score.toFixed(2)}
    </span>
  );
}

/** A button that links the transaction to a candidate. */
export function MatchButton({
  label,
  match,
}: {
  readonly label: string;
  readonly match: (() => void) | undefined;
}) {
  return (
    <Button
      size="sm"
      variant="outline"
      className="relative z-10 ml-auto"
      disabled={!match}
      aria-label={`Match ${label}`}
      onClick={match}
    >
      Match
    </Button>
  );
}

/** The reasons for a candidate, and the doubts about it. */
export function Reasons({
  reasons,
  doubts = [],
}: {
  readonly reasons: readonly string[];
  readonly doubts?: readonly string[];
}) {
  if (reasons.length + doubts.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-0.5 text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2 before:text-primary before:content-['·']">
          {reason}
        </li>
      ))}
      {doubts.map((doubt) => (
        <li key={doubt} className="flex gap-2 text-warn-foreground before:content-['·']">
          <span>
            <span className="sr-only">Against it: </span>
            {doubt}
          </span>
        </li>
      ))}
    </ul>
  );
}
