import "server-only";
import type { z } from "zod";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { endOtherSessions } from "@/lib/identity/end-sessions";
import { identityProvider } from "@/lib/identity/provider";
import { keptPassword } from "@/lib/identity/replace-password";
import { proveAgent } from "../prove-agent";
import type { passwordChange } from "./password-link.model";
import { setPassword } from "./set-password";

/** Gives the agent who asks another password, with the present one, and ends their other sessions. NOT_FOUND where others sign people in. */
export async function changePassword(
  ctx: Context,
  { confirmation, password }: z.output<typeof passwordChange>,
): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const userId = await proveAgent(ctx, confirmation);
  const before = await keptPassword(userId);
  if (before === undefined) throw new Failure("NOT_FOUND");
  const system: Context = { ...ctx, actor: { kind: "system", job: "change-password" } };
  await setPassword(
    system,
    {
      userId,
      before,
      password,
      action: "user.change-password",
      endSessions: (tx) => endOtherSessions(tx, userId),
    },
    ctx.actor,
  );
}
