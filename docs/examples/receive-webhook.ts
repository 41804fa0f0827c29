import { Webhook } from "standardwebhooks";

/**
 * A fetch-style handler, as Next, Hono, Bun, Deno and workers have it. The library takes no `Headers`, only a plain object, and the
 * body as it came: parsed and written again it has another signature.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  try {
    const webhook = new Webhook(process.env.TALLYPORT_SECRET ?? "");
    const message = webhook.verify(body, Object.fromEntries(request.headers)) as { type: string };
    // Note `webhook-id` and what is to be done, and do it after the answer.
    return Response.json({ heard: message.type });
  } catch {
    return new Response(null, { status: 401 });
  }
}
