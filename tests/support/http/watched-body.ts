/** A request body that counts the reads. It delivers `chunks` and then neither more data nor its end. */
export function watchedBody(...chunks: readonly Uint8Array[]) {
  const left = [...chunks];
  const watched = { asked: 0, cancelled: false, stream: new ReadableStream<Uint8Array>() };
  watched.stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        watched.asked += 1;
        const next = left.shift();
        return next ? controller.enqueue(next) : new Promise<void>(() => undefined);
      },
      cancel: () => {
        watched.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return watched;
}

/** Node.js requires `duplex` with a streamed body, but its types don't include it. */
export function requestWith(body: ReadableStream<Uint8Array>, url: string, init: RequestInit = {}): Request {
  return new Request(url, { method: "POST", ...init, body, ...{ duplex: "half" } });
}
