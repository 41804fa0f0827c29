import { describe, expect, it } from "vitest";
import {
  fittingWidth,
  panesCookie,
  paneWidthsOf,
  widthByKey,
} from "@/components/inbox/emails/panes/panes.model";

describe("the widths of the panes", () => {
  it("come back from their cookie, and are the usual ones without it", () => {
    const cookie = panesCookie({ list: 400, panel: 300 });
    expect(paneWidthsOf(/=([^;]*)/.exec(cookie)?.[1])).toEqual({ list: 400, panel: 300 });
    expect(paneWidthsOf(undefined)).toEqual({ list: 320, panel: 360 });
    expect(paneWidthsOf("url(evil)-12")).toEqual({ list: 320, panel: 360 });
  });

  it("stay within their bounds, whatever a cookie says", () => {
    expect(paneWidthsOf("1-99999")).toEqual({ list: 256, panel: 640 });
  });

  it("leave the mail its room", () => {
    expect(fittingWidth("list", 900, { pane: 320, mail: 500 })).toBe(380);
    expect(fittingWidth("list", 900, { pane: 320, mail: 900 })).toBe(560);
    expect(fittingWidth("panel", 100, { pane: 360, mail: 500 })).toBe(280);
  });

  it("follow the arrow, to the side of the pane that it means", () => {
    expect(widthByKey("list", "ArrowRight", 320)).toBe(336);
    expect(widthByKey("panel", "ArrowRight", 360)).toBe(344);
    expect(widthByKey("panel", "End", 360)).toBe(640);
    expect(widthByKey("list", "a", 320)).toBeUndefined();
  });
});
