// @ts-check
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { DATA, installed, ROOT } from "../launcher/paths.mjs";
import { step } from "../launcher/say.mjs";

const PACKAGE = "@sparticuz/chromium";
const ARCHIVES = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
/** Runs in a process of its own, because the package unpacks into its process's temporary folder. */
const UNPACK = `
import { inflate } from "${PACKAGE}";
for (const archive of process.argv.slice(1)) await inflate(archive);
`;

/** Whether npm has installed a Chromium that can run on this machine. */
export function hasPackedChromium() {
  const here = process.platform === "linux" && process.arch === "x64";
  return here && fs.existsSync(installed(`${PACKAGE}/bin/chromium.br`));
}

/**
 * Returns the Chromium inside an npm package, unpacked once: first using the machine's own libraries, then those
 * included in the package (a minimal Debian has no libnss3).
 * @returns {Promise<import("./candidates.mjs").Browser[]>}
 */
export async function packedChromium() {
  const { version } = JSON.parse(fs.readFileSync(installed(`${PACKAGE}/package.json`), "utf8"));
  const folder = path.join(DATA, `chromium-${version}`);
  if (!fs.existsSync(folder)) await step("Unpacking Chromium", async () => unpack(folder));
  const executablePath = path.join(folder, "chromium");
  const fonts = { FONTCONFIG_FILE: path.join(folder, "fonts.conf") };
  const libraries = { LD_LIBRARY_PATH: path.join(folder, "al2023", "lib") };
  return [
    { executablePath, env: fonts },
    { executablePath, env: { ...fonts, ...libraries } },
  ];
}

/** @param {string} folder */
function unpack(folder) {
  const unfinished = `${folder}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true });
  const archives = ARCHIVES.map((name) => installed(`${PACKAGE}/bin/${name}`));
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", UNPACK, ...archives], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: unfinished },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Chromium could not be unpacked:\n${stderr}`);
  fs.writeFileSync(path.join(unfinished, "fonts.conf"), fontSettings(folder));
  fs.renameSync(unfinished, folder);
}

/**
 * Returns a fontconfig file with the machine's fonts, if it has any, and the package's.
 * @param {string} folder
 */
function fontSettings(folder) {
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${path.join(folder, "fonts")}</dir>
  <cachedir>${path.join(folder, "font-cache")}</cachedir>
</fontconfig>
`;
}
