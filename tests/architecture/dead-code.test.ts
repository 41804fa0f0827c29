import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { plantedHouse, runIn } from "./planted";

const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));

test("an unused file, an unused export and an unused package are found", () => {
  const house = plantedHouse(["knip.json", "tsconfig.json"], {
    "package.json": JSON.stringify({
      type: "module",
      dependencies: { next: dependencies.next, zod: dependencies.zod },
    }),
    "app/page.tsx":
      'import { used } from "@/lib/platform/base/used";\nexport default function Page() {\n  return used;\n}\n',
    "lib/platform/base/used.ts": "export const used = 1;\nexport const unused = 2;\n",
    "lib/platform/base/forgotten.ts": "export const forgotten = 1;\n",
  });
  const { status, stdout } = runIn(house, "knip/bin/knip.js", ["--no-progress"]);
  expect(status).toBe(1);
  expect(stdout).toContain("lib/platform/base/forgotten.ts");
  expect(stdout).toMatch(/^unused\s+lib\/platform\/base\/used\.ts/m);
  expect(stdout).toMatch(/^zod\s/m);
  expect(stdout).not.toMatch(/^used\s/m);
});
