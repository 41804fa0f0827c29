import { existsSync } from "node:fs";
import { render } from "@testing-library/react";
import { UploadIcon } from "lucide-react";
import type { LucideIconData } from "lucide-react/types";
import { expect, it } from "vitest";
import createLucideIcon from "@/components/ui/icon";
import { installed } from "@/tools/launcher/paths.mjs";

// The library's types leave out what its files export beside the icon.
const file: unknown = await import("lucide-react/icons/upload");
const Upload = createLucideIcon((file as { readonly __iconData: LucideIconData }).__iconData);
const drawn = (icon: Element | null) => [icon?.innerHTML, icon?.getAttribute("class")];

it("draws an icon as Lucide does", () => {
  const { container } = render([
    <Upload key="ours" className="size-4" />,
    <UploadIcon key="theirs" className="size-4" />,
  ]);
  const [ours = null, theirs = null] = container.querySelectorAll("svg");
  expect(drawn(ours)).toEqual(drawn(theirs));
});

it("hides an icon without a name from screen readers", () => {
  const { container } = render([
    <Upload key="plain" />,
    <Upload key="named" role="img" aria-label="Upload" />,
  ]);
  const [plain, named] = container.querySelectorAll("svg");
  expect(plain?.getAttribute("aria-hidden")).toBe("true");
  expect(named?.getAttribute("aria-hidden")).toBe(null);
  expect(named?.getAttribute("aria-label")).toBe("Upload");
});

it("takes the place of a file that Lucide has", () => {
  expect(existsSync(installed("lucide-react/dist/esm/createLucideIcon.mjs"))).toBe(true);
});
