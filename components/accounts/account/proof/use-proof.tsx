import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { Outcome } from "@/lib/platform/base/outcome";

const { OnDemand: ProofDialog } = onDemand(() => import("./proof-dialog"));

type Asked = { readonly byCode: boolean; readonly answer: (isProved: boolean) => void };

/**
 * Returns `proved`, which runs an action that requires the account's owner. If the server asks for proof of identity,
 * `asking` renders the password dialog, and the action is then sent again. If the user cancels, `proved` throws the
 * server's failure.
 */
export function useProof(): {
  readonly proved: <I, T>(act: (input: I) => Promise<Outcome<T>>, input: I) => Promise<T>;
  readonly asking: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const runWithProof = async <I, T>(act: (input: I) => Promise<Outcome<T>>, input: I): Promise<T> => {
    try {
      return await runAction(act, input);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code !== "PROOF_NEEDED") throw failure;
      const byCode = failure.facts.byCode === true;
      const isProved = await new Promise<boolean>((answer) => setAsked({ byCode, answer }));
      setAsked(null);
      if (!isProved) throw failure;
      return runAction(act, input);
    }
  };
  return {
    proved: runWithProof,
    asking: asked ? <ProofDialog byCode={asked.byCode} onAnswer={asked.answer} /> : null,
  };
}
