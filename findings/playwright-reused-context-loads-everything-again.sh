#!/bin/sh
# @playwright/test 1.65.1 with `reuseContext: true`, @sparticuz/chromium 153.0.0: the option keeps one browser context for the
# tests of a worker to spare the time of a new one, but the browser's cache is emptied between two tests. A script that is
# served to be kept for ever is asked for again by each test's first page, exactly as with a new context each; a context that a
# fixture of the worker makes and keeps asks for it once. A suite whose time is what its pages load and compile gains nothing.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @playwright/test@1.65.1 @sparticuz/chromium@153.0.0
cat > unpack.mjs <<'JS'
import { inflate } from "@sparticuz/chromium";
for (const name of ["chromium.br", "al2023.tar.br"]) await inflate(`node_modules/@sparticuz/chromium/bin/${name}`);
JS
TMPDIR="$folder" node unpack.mjs
cat > server.mjs <<'JS'
import { createServer } from "node:http";
let asked = 0;
const server = createServer((request, response) => {
  if (request.url === "/count") return response.end(String(asked));
  if (request.url === "/kept.js") {
    asked += 1;
    response.writeHead(200, { "content-type": "text/javascript", "cache-control": "public, max-age=31536000, immutable" });
    return response.end("document.title = 'ready';");
  }
  response.writeHead(200, { "content-type": "text/html" });
  response.end("<script src='/kept.js'></script>");
});
export default () =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => {
    process.env.ORIGIN = `http://127.0.0.1:${server.address().port}`;
    resolve(() => void server.close());
  }));
JS
cat > playwright.config.mjs <<'JS'
import { fileURLToPath } from "node:url";
const here = fileURLToPath(new URL(".", import.meta.url));
export default {
  workers: 1,
  globalSetup: "./server.mjs",
  use: {
    reuseContext: process.env.HOW === "reuse",
    launchOptions: {
      executablePath: `${here}chromium`,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      env: { ...process.env, LD_LIBRARY_PATH: `${here}al2023/lib` },
    },
  },
};
JS
cat > pages.spec.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
const kept = {
  one: [async ({ browser }, use) => use(await browser.newContext()), { scope: "worker" }],
  context: async ({ one }, use) => use(one),
};
const test = process.env.HOW === "kept" ? base.extend(kept) : base;
for (const title of ["first", "second", "third"])
  test(title, async ({ page, request }) => {
    await page.goto(process.env.ORIGIN);
    await page.goto(process.env.ORIGIN);
    writeFileSync("count", await (await request.get(`${process.env.ORIGIN}/count`)).text());
  });
JS
for how in new reuse kept; do
  HOW=$how npx playwright test --reporter=line >/dev/null
  echo "$how: $(cat count)" >> said
done
cat said
test "$(cat said)" = "new: 3
reuse: 3
kept: 1"
