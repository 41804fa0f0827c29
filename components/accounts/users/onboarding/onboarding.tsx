"use client";

import { CircleAlertIcon, MailCheckIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState, useTransition } from "react";
import { takeChosenPlan } from "@/components/accounts/billing/chosen-plan";
import { signOutAction } from "@/components/accounts/users/auth/actions";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { way } from "@/components/shared/form/way-out";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { changeAddress } from "@/components/shared/mutations/refresh";
import { retryLostRequests } from "@/components/shell/after/lost-connection";
import { forgetAtSignOut } from "@/components/shell/after/sign-out";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { knownDetails, type UserRecord } from "@/lib/accounts/users/user.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { completeOnboardingAction } from "./actions";
import { addressOfStep, COUNTDOWN_SECONDS, SENT, STEPS } from "./onboarding-steps.model";

const SECOND_MS = 1_000;

/** Says where the links were sent, counts down, and then continues by itself; a button continues at once. */
function Redirecting({
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

const { OnDemand: DetailsForm } = onDemand(() => import("./details-form"));
const { OnDemand: AddressesForm } = onDemand(() => import("./addresses-form"));

/** The onboarding of a new user, step by step. The address holds the step, so that a reload keeps it. */
export function Onboarding({
  user,
  addresses,
  startAt,
}: {
  readonly user: UserRecord;
  /** The saved addresses. */
  readonly addresses: readonly string[];
  readonly startAt: number;
}) {
  const [step, setStep] = useState(startAt);
  // Kept here once saved, because refreshing the page while its address changes may reload it.
  const [details, setDetails] = useState(() => knownDetails(user));
  const [added, setAdded] = useState<readonly string[]>([]);
  const saved = [...new Set([...addresses, ...added])];
  const { end, isEnding, problem } = useEndOnboarding();
  useEffect(retryLostRequests, []);
  const onStep = (next: number) => {
    setStep(next);
    changeAddress(addressOfStep(next), "replace");
  };
  const onSkip = () => (isEnding ? undefined : void end());
  const steps = { step, onStep, isEnding, onSkip, meanwhile: <Coming step={step} /> };
  return (
    <AuthCard
      title="Welcome to Tallyport"
      description="A few words about you, and where you receive booking confirmations."
      footer={<SignedInAs email={user.email} />}
    >
      <StepBars step={step} />
      <StepTitle step={step} />
      {problem ? (
        <Alert tone="danger">
          <CircleAlertIcon />
          <AlertDescription>{problem}</AlertDescription>
        </Alert>
      ) : null}
      {step < STEPS.length ? (
        <DetailsForm email={user.email} saved={details} onSaved={setDetails} {...steps} />
      ) : null}
      {step === STEPS.length ? <AddressesForm saved={saved} onSaved={setAdded} {...steps} /> : null}
      {step === SENT ? <Redirecting addresses={saved} isEnding={isEnding} onEnd={end} /> : null}
    </AuthCard>
  );
}

/** The title of the step. It takes the focus after each step, so that screen readers announce the change. */
function StepTitle({ step }: { readonly step: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 ref={title} tabIndex={-1} className="font-semibold text-lg">
      {STEPS[step - 1] ?? "Check your inbox"}
    </h2>
  );
}

/**
 * The height of each step's content, on a phone and elsewhere, so that elements below it don't move while it loads.
 */
const HEIGHTS = ["h-92.75 sm:h-73.5", "h-98.5 sm:h-73.5", "h-65.5 sm:h-57.5"] as const;

function Coming({ step }: { readonly step: number }) {
  return <Skeleton aria-busy="true" className={HEIGHTS[step - 1]} />;
}

function SignedInAs({ email }: { readonly email: string }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <span className="wrap-anywhere">Signed in as {email}</span>
      <LogOut />
    </div>
  );
}

/** The progress of onboarding: one bar per step. */
export function StepBars({ step }: { readonly step: number }) {
  return (
    <div>
      <ol aria-label="Steps" className="grid grid-cols-3 gap-2">
        {STEPS.map((title, index) => (
          <li key={title} aria-current={index + 1 === step ? "step" : undefined}>
            <Progress
              value={index < step ? 1 : 0}
              max={1}
              label={`Step ${index + 1} of ${STEPS.length}`}
              className="h-1.5"
            />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-muted-foreground text-sm">
        Step {Math.min(step, STEPS.length)} of {STEPS.length}
      </p>
    </div>
  );
}

/** A button that signs out of onboarding and removes drafts from the tab. It also works without script. */
function LogOut() {
  const [leaving, startTransition] = useTransition();
  useEffect(forgetAtSignOut, []);
  return (
    <form
      action={signOutAction}
      onSubmit={(event) => {
        event.preventDefault();
        way.signOut(() => startTransition(signOutAction));
      }}
    >
      <Button type="submit" variant="link" size="inline" aria-busy={leaving}>
        Log out
      </Button>
    </form>
  );
}

/**
 * Returns the page that follows onboarding: the plan chosen before signing up, if plans are
 * sold, otherwise the dashboard.
 */
function afterOnboarding({ sellsPlans }: { readonly sellsPlans: boolean }): string {
  const chosen = takeChosenPlan();
  return chosen && sellsPlans ? `/plan?chosen=${chosen}` : "/";
}

/** Completes onboarding and navigates on. `problem` is the message if that failed. */
function useEndOnboarding() {
  const router = useRouter();
  const [isEnding, setEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useCallback(async () => {
    setEnding(true);
    setProblem(null);
    try {
      router.replace(afterOnboarding(await runAction(completeOnboardingAction, {})));
    } catch (error) {
      setProblem(failureOf(error).message);
      setEnding(false);
    }
  }, [router]);
  return { end, isEnding, problem };
}
