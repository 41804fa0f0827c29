import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("app/tokens.css", "utf8");
const themes = { light: tokensOf(":root"), dark: tokensOf(".dark") };

const TEXT: readonly (readonly [text: string, on: string])[] = [
  ...["background", "card", "muted", "sidebar", "mark"].map((on) => ["foreground", on] as const),
  ...["background", "card", "sidebar"].map((on) => ["muted-foreground", on] as const),
  ["muted-foreground", "muted"],
  ["primary", "background"],
  ["primary", "card"],
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["accent-foreground", "accent"],
  ["destructive-foreground", "destructive"],
  ["destructive-foreground", "destructive-hover"],
  ...["background", "card"].map((on) => ["danger-foreground", on] as const),
  ...["ok", "info", "danger", "warn", "grey"].map((tone) => [`${tone}-foreground`, tone] as const),
];
const EDGES: readonly (readonly [edge: string, on: string])[] = ["input", "ring"].flatMap((edge) =>
  ["background", "card"].map((on) => [edge, on] as const),
);

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(TEXT)("text in %s can be read on %s", (text, on) => {
    expect(contrast(themes[theme], text, on)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)("a control's %s stands out from %s", (edge, on) => {
    expect(contrast(themes[theme], edge, on)).toBeGreaterThanOrEqual(3);
  });
});

it("the dark theme gives every colour of the light one a value of its own", () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

type Colour = readonly [lightness: number, chroma: number, hue: number];

function tokensOf(selector: string): ReadonlyMap<string, Colour> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...found].map(([, name = "", l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]),
  );
}

function contrast(tokens: ReadonlyMap<string, Colour>, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(tokens.get(a), a), luminance(tokens.get(b), b)].sort(
    (x, y) => y - x,
  );
  return (high + 0.05) / (low + 0.05);
}

/** Returns WCAG's relative luminance of an OKLCH colour, clipped to sRGB as on a screen. */
function luminance(colour: Colour | undefined, name: string): number {
  if (!colour) throw new Error(`There is no token ${name}.`);
  const [l, c, h] = colour;
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const clipped = (channel: number) => Math.min(Math.max(channel, 0), 1);
  return 0.2126 * clipped(red) + 0.7152 * clipped(green) + 0.0722 * clipped(blue);
}
