"use client";

import { CircleAlertIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { completeOnboardingAction } from "./actions";

/** Completes onboarding and opens the product. */
export function CompleteSetup() {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, startTransition] = useTransition();

  function complete() {
    startTransition(async () => {
      const outcome = await completeOnboardingAction({});
      if (outcome.ok) router.replace("/");
      else setProblem(outcome.failure.message);
    });
  }

  return (
    <>
      {problem ? (
        <Alert tone="danger">
          <CircleAlertIcon aria-hidden="true" />
          <AlertDescription>{problem}</AlertDescription>
        </Alert>
      ) : null}
      <Button size="lg" onClick={complete} disabled={pending} aria-busy={pending}>
        Complete Setup
      </Button>
    </>
  );
}
