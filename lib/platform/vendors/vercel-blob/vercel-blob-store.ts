import "server-only";
import { type BlobStore, bytesOf, checkedKey, checkedResponse } from "@/lib/platform/blobs/blob-store";

const PATIENCE_MS = 30_000;
const API = "https://vercel.com/api/blob";
/** The version of Vercel's API that is used here. */
const VERSION = "12";

export type VercelBlobAccess = {
  /** Has the form `vercel_blob_rw_<store>_<secret>`. */
  readonly token: string;
  readonly api?: string;
  /** The address from which private blobs are read. */
  readonly files?: string;
};

/** Returns a private store at Vercel Blob, which encrypts everything it stores. */
export function vercelBlobStore({ token, api = API, files = filesOf(token) }: VercelBlobAccess): BlobStore {
  const ask = (url: string, init: RequestInit) =>
    fetch(url, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}`, "x-api-version": VERSION },
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: "no-store",
      redirect: "error",
    });
  return {
    kind: "vercel",
    put: async (key, bytes) => {
      const headers = {
        "x-vercel-blob-access": "private",
        "x-add-random-suffix": "0",
        "x-allow-overwrite": "1",
        "x-content-type": "application/octet-stream",
      };
      const url = `${api}/?pathname=${encodeURIComponent(checkedKey(key))}`;
      await bytesOf(
        await checkedResponse(ask(url, { method: "PUT", headers, body: new Uint8Array(bytes) }), [200]),
      );
    },
    get: async (key) => {
      // Bypasses Vercel's cache, so that a removed blob is gone.
      const response = await checkedResponse(ask(`${files}/${checkedKey(key)}?cache=0`, {}), [200, 404]);
      const bytes = await bytesOf(response);
      return response.status === 404 ? undefined : bytes;
    },
    remove: async (key) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ urls: [`${files}/${checkedKey(key)}`] });
      await bytesOf(await checkedResponse(ask(`${api}/delete`, { method: "POST", headers, body }), [200]));
    },
  };
}

function filesOf(token: string): string {
  const [, , , store = ""] = token.split("_");
  return `https://${store}.private.blob.vercel-storage.com`;
}
