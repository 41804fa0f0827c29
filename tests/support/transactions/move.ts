import type { TestAgent } from "../people/agent";

/** Something that somebody does, by the name under which outcomes are counted. */
export type Move = readonly [name: string, run: () => Promise<unknown>];

/** A booking and its agent. */
export type Owned = { readonly agent: TestAgent; readonly id: string };
