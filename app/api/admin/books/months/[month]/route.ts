import { entryJson } from "@/lib/books/journal/entry.model";
import { lateJson, monthJson } from "@/lib/books/months/month.model";
import { readMonth } from "@/lib/books/months/read-months";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) => {
  const { month, entries, differing, late } = await readMonth(ctx, params.month ?? "");
  return { ...monthJson(month), entries: entries.map(entryJson), differing, cameLate: late.map(lateJson) };
});
