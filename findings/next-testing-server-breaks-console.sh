#!/bin/sh
# next 16.4.5, react 19.3.1 on Node 24: `next/experimental/testing/server`, which is meant for tests of a middleware, puts
# its own console in place of the one of whatever process loads it. That asks for the rendering under way, and where
# `globalThis.AsyncLocalStorage` isn't set, which Next's own server does first and this module doesn't, each word to the
# console throws "Invariant: AsyncLocalStorage accessed in runtime where it is not available" from then on. Seen as
# failures of other test files that shared the process. Set before, all is well.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund next@16.4.5 react@19.3.1 react-dom@19.3.1
cat > try.cjs <<'JS'
const { writeSync } = require("node:fs");
if (process.argv[2] === "set") globalThis.AsyncLocalStorage = require("node:async_hooks").AsyncLocalStorage;
require("next/experimental/testing/server");
const tries = { log: () => console.log(""), error: () => console.error("") };
const said = Object.entries(tries).map(([name, call]) => {
  try {
    call();
    return `${name} works`;
  } catch (error) {
    return `${name}: ${error.message}`;
  }
});
writeSync(1, `${said.join("\n")}\n`);
JS
plain=$(node try.cjs 2>/dev/null | grep .)
with_it=$(node try.cjs set 2>/dev/null | grep .)
printf '%s\n--- with globalThis.AsyncLocalStorage\n%s\n' "$plain" "$with_it"
why="Invariant: AsyncLocalStorage accessed in runtime where it is not available"
test "$plain" = "log: $why
error: $why"
test "$with_it" = "log works
error works"
