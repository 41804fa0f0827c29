import { lockMonth } from "@/lib/books/months/lock-month";
import { monthJson, monthLock } from "@/lib/books/months/month.model";
import { readMonth } from "@/lib/books/months/read-months";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: monthLock, seconds: 60 }, async ({ ctx, body }) => {
  await lockMonth(ctx, body);
  return monthJson((await readMonth(ctx, body.month)).month);
});
