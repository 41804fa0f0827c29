import { unlockMonth } from "@/lib/books/months/lock-month";
import { monthJson, monthUnlock } from "@/lib/books/months/month.model";
import { readMonth } from "@/lib/books/months/read-months";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: monthUnlock, seconds: 60 }, async ({ ctx, body }) => {
  await unlockMonth(ctx, body);
  return monthJson((await readMonth(ctx, body.month)).month);
});
