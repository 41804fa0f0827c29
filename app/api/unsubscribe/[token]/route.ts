import { unsubscribe } from "@/lib/accounts/notifications/mail/unsubscribe";
import { endpoint } from "@/lib/delivery/endpoint";

/** Handles the request that mail programs send themselves when their user presses Unsubscribe (RFC 8058). */
export const POST = endpoint({ access: "public" }, async ({ ctx, params, request }) => {
  await unsubscribe(ctx.requestId, params.token ?? "", request.headers);
});

/** Redirects mail programs that don't know how and open the address instead to the page that asks. */
export const GET = endpoint({ access: "public" }, ({ params }) => {
  const page = `/unsubscribe?${new URLSearchParams({ token: params.token ?? "" })}`;
  return Promise.resolve(new Response(null, { status: 303, headers: { location: page } }));
});
