#!/bin/sh
# sonner 2.0.8, react 19.3.1, happy-dom 21.0.4 on Node 24: a message that is closed is forgotten 200 ms later by a timer that
# nothing ends, also when its Toaster has been unmounted since. Where a test's window is gone by then, React finds none when
# the timer sets the toaster's state, and the process has an uncaught "window is not defined" that belongs to no test. Seen as
# a run that failed though every test had passed. After an unmount that leaves the window there is none.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sonner@2.0.8 react@19.3.1 react-dom@19.3.1 @happy-dom/global-registrator@21.0.4
cat > try.mjs <<'JS'
import { setTimeout as sleep } from "node:timers/promises";
import { GlobalRegistrator } from "@happy-dom/global-registrator";
GlobalRegistrator.register();
const { createElement } = await import("react");
const { createRoot } = await import("react-dom/client");
const { Toaster, toast } = await import("sonner");
const closing = () => document.querySelector('[data-removed="true"]') !== null;
const errors = [];
process.on("uncaughtException", (error) => errors.push(error.message));
const root = createRoot(document.body.appendChild(document.createElement("div")));
root.render(createElement(Toaster));
await sleep(100);
toast("saved");
await sleep(100);
toast.dismiss();
while (!closing()) await sleep(5);
if (process.argv[2] === "unmounted") root.unmount();
if (process.argv[3] === "gone") for (const name of ["window", "document"]) delete globalThis[name];
await sleep(600);
console.log([...new Set(errors)].join("; ") || "nothing");
process.exit();
JS
there=$(node try.mjs unmounted there 2>/dev/null)
gone=$(node try.mjs unmounted gone 2>/dev/null)
printf 'window there: %s\nwindow gone: %s\n' "$there" "$gone"
test "$there" = "nothing"
test "$gone" = "window is not defined"
