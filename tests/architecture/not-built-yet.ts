import type { ContractPath } from "./contract-paths";

/** How long the list is. It is lowered with each entry that goes, and never raised. */
export const CEILING = 0;

/** Calls of the specifications that are still to come. */
export const NOT_BUILT_YET: readonly ContractPath[] = [];
