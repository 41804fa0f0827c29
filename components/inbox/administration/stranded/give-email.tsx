"use client";

import { useId, useState, useTransition } from "react";
import { useRefresh } from "@/components/shared/mutations/refresh";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast/toast";
import { giveUnownedEmailAction } from "./actions";

/** Assigns an email without an owner to the agent whose address is typed; `label` names the email. */
export function GiveEmail({ id, label }: { readonly id: string; readonly label: string }) {
  const refresh = useRefresh();
  const [agent, setAgent] = useState("");
  const [problem, setProblem] = useState<string>();
  const [pending, startTransition] = useTransition();
  const problemId = useId();
  const give = () =>
    startTransition(async () => {
      const outcome = await giveUnownedEmailAction({ id, agent });
      if (!outcome.ok) return setProblem(outcome.failure.message);
      toast.success("Given to the agent");
      refresh();
    });
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-2 self-stretch lg:justify-end"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Input
        type="email"
        className="w-auto min-w-40 flex-1 sm:w-56 sm:flex-none"
        autoComplete="off"
        placeholder="Agent's email address"
        aria-label={`Agent's address for ${label}`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        value={agent}
        onChange={(event) => {
          setAgent(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        disabled={pending}
        aria-label={`Give to agent: ${label}`}
      >
        Give to agent
      </Button>
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className="w-full text-danger-foreground text-sm lg:text-right">
          {problem}
        </p>
      )}
    </form>
  );
}
