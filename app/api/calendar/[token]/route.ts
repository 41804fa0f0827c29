import { endpoint } from "@/lib/delivery/endpoint";
import { readCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { limitAddress } from "@/lib/platform/rate-limit/limit-rate";

const RULE = { name: "calendar-feed", max: 120, seconds: 600 };

export const GET = endpoint({ access: "public" }, async ({ ctx, params, request }) => {
  await limitAddress(RULE, request.headers);
  const token = /^(.+)\.ics$/.exec(params.token ?? "")?.[1];
  if (token === undefined) throw new Failure("NOT_FOUND");
  const origin = env.APP_URL ?? new URL(request.url).origin;
  return new Response(await readCalendarFeed(ctx, token, origin), {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, max-age=900" },
  });
});
