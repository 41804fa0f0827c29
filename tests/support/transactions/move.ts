import type { TestAgent } from "../people/agent";

/** An action, with the name under which its outcomes are counted. */
export type Move = readonly [name: string, run: () => Promise<unknown>];

/** A booking and its agent. */
export type Owned = { readonly agent: TestAgent; readonly id: string };
