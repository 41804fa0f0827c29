import { idIn } from "@/lib/base/id";
import { failedRowsCsv } from "@/lib/csv-import/write-failed-rows";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, async ({ ctx, params }) => {
  const pieces = await failedRowsCsv(ctx, idIn(params));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="failed_rows.csv"',
      "cache-control": "no-store",
    },
  });
});
