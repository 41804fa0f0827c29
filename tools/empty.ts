/** Stands in for `server-only` outside Next (worker, command line, tests), where it would throw. */
export {};
