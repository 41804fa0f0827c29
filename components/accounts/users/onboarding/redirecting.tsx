import { MailCheckIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { COUNTDOWN_SECONDS } from "./onboarding-steps.model";

const SECOND_MS = 1_000;

/** Says where the links were sent, counts down, and then continues by itself; a button continues at once. */
export function Redirecting({
  addresses,
  isEnding,
  onEnd,
}: {
  readonly addresses: readonly string[];
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}) {
  const left = useSecondsLeft();
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return (
    <>
      <Alert tone="ok">
        <MailCheckIcon />
        <AlertTitle>Your email addresses were saved.</AlertTitle>
        <AlertDescription className="wrap-anywhere">
          Please check your inbox to verify {addresses.length > 0 ? addresses.join(", ") : "each of them"}.
        </AlertDescription>
      </Alert>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="timer" className="text-muted-foreground">
          Redirecting in {left}s...
        </p>
        <Button
          aria-disabled={isEnding}
          aria-busy={isEnding}
          onClick={() => (isEnding ? undefined : onEnd())}
        >
          Go now
        </Button>
      </div>
    </>
  );
}

/** Computed from the clock, because timers are slow in a hidden window. */
function useSecondsLeft(): number {
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);
  useEffect(() => {
    const end = Date.now() + COUNTDOWN_SECONDS * SECOND_MS;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return left;
}
