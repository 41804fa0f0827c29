import { unsubscribe } from "@/lib/accounts/notifications/mail/unsubscribe";
import { endpoint } from "@/lib/delivery/endpoint";

/** What mail programs send by themselves where their reader presses Unsubscribe (RFC 8058). */
export const POST = endpoint({ access: "public" }, async ({ ctx, params, request }) => {
  await unsubscribe(ctx.requestId, params.token ?? "", request.headers);
});

/** Programs that don't know how to open the address instead: the page behind it asks. */
export const GET = endpoint({ access: "public" }, ({ params }) => {
  const page = `/unsubscribe?${new URLSearchParams({ token: params.token ?? "" })}`;
  return Promise.resolve(new Response(null, { status: 303, headers: { location: page } }));
});
