import { monthJson, monthListQuery } from "@/lib/books/months/month.model";
import { listMonths } from "@/lib/books/months/read-months";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin", query: monthListQuery }, async ({ ctx, query }) => {
  const { data, count } = await listMonths(ctx, query);
  return { data: data.map(monthJson), count };
});
