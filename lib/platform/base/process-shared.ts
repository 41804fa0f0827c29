/**
 * Returns the value that the whole process shares under a name, made by the first caller. Next bundles the middleware,
 * the pages and the server's startup code separately, although they run in one process, so a module's own variable
 * exists several times.
 */
export function processShared<T>(name: string, make: () => T): T {
  const shared = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`tallyport.${name}`);
  shared[key] ??= make();
  return shared[key] as T;
}
