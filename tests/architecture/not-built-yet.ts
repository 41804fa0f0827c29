import type { ContractPath } from "./contract-paths";

/** The maximum length of the list. Lower it whenever an entry is removed; never raise it. */
export const CEILING = 0;

/** Calls of the specifications that are not implemented yet. */
export const NOT_BUILT_YET: readonly ContractPath[] = [];
