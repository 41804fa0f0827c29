import { readSheet } from "read-excel-file/node";
import { describe, expect, it, vi } from "vitest";
import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";

const HEADER = ["Name", "Amount"];
const wide = () => Array.from({ length: 500 }, (_, index) => [`Ada ${Math.random()}`, index]);

describe.each(["csv", "xlsx"] as const)("a %s that is written while its rows are read", (format) => {
  it("fails where its rows fail, so that half of it is never taken for all", async () => {
    async function* rows() {
      yield wide();
      throw await Promise.resolve(new Error("the connection is gone"));
    }
    await expect(
      spreadsheet(format, "bookings", { header: HEADER, batches: rows() }).arrayBuffer(),
    ).rejects.toThrow();
  });

  it("lets go of its rows when nobody reads on", async () => {
    const letGo = vi.fn();
    async function* rows() {
      try {
        while (true) yield await Promise.resolve(wide());
      } finally {
        letGo();
      }
    }
    const reader = spreadsheet(format, "bookings", { header: HEADER, batches: rows() }).body?.getReader();
    for (let chunks = 0; chunks < 20; chunks++) await reader?.read();
    await reader?.cancel();
    await vi.waitFor(() => expect(letGo).toHaveBeenCalledOnce());
  });
});

it("a workbook holds the cells that went in", async () => {
  async function* rows() {
    yield await Promise.resolve([["=1+1 & <b>", 12.5]]);
  }
  const bytes = await spreadsheet("xlsx", "bookings", { header: HEADER, batches: rows() }).arrayBuffer();
  expect(await readSheet(Buffer.from(bytes))).toEqual([HEADER, ["=1+1 & <b>", 12.5]]);
});
