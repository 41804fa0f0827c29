import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Reply = {
  readonly status?: number;
  readonly content?: string;
  readonly raw?: string;
  readonly never?: boolean;
};

/** Starts a local endpoint that implements the OpenAI API and returns the replies in turn, repeating the last one. */
export async function modelStub(replies: readonly Reply[]) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse(await bodyOf(request)));
    const reply = replies[Math.min(asked.length, replies.length) - 1] ?? {};
    if (reply.never) return;
    response.writeHead(reply.status ?? 200, { "content-type": "application/json" });
    response.end(reply.raw ?? JSON.stringify(completion(reply.content ?? "")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked, close };
}

function completion(content: string) {
  return {
    id: "stub",
    object: "chat.completion",
    created: 0,
    model: "stub",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
