// Loaded into the app and the worker (`node --import`): they end when the launcher is killed and can't stop them.
const launcher = Number(process.env.TALLYPORT_LAUNCHER);
const CHECK_MS = 1_000;

// A child that the service starts inherits the setting, but has the service for a parent.
if (process.ppid === launcher) {
  const check = () => {
    if (process.ppid !== launcher) process.kill(process.pid, "SIGTERM");
  };
  setInterval(check, CHECK_MS).unref();
}
