import type { Found } from "@/components/shared/form/record-picker";
import type { Resource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import { findAgentsAction } from "./actions";

/** The agents whose name or address matches a search. */
export function agentsNamed(search: string): Resource<readonly Found[]> {
  return { key: ["admin-agents", search], ask: () => runAction(findAgentsAction, { search }) };
}
