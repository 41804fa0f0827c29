// Loaded into the app and the worker (`node --import`) so that they end if the launcher is killed and can't stop them.
// The launcher holds the other end of their standard input, which the system closes however the launcher ends, so no
// polling is needed.
const launcher = Number(process.env.TALLYPORT_LAUNCHER);

// A child process of the service inherits both, but its parent is the service.
if (process.ppid === launcher) {
  process.stdin.once("close", () => process.kill(process.pid, "SIGTERM")).resume();
  /** @type {import("node:net").Socket} */ (process.stdin).unref?.();
}
