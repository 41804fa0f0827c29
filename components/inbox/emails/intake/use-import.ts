import { useRef, useState } from "react";
import type { ImportedFile } from "@/lib/inbox/emails/intake/imported-file.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import type { SentFile } from "./send-file";

const AT_ONCE = 2;

/** A file being imported. */
export type ImportingFile = {
  readonly key: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | ImportedFile["outcome"];
  readonly message?: string;
};

/** Uploads email files, two at a time, and keeps the outcome of each. */
export function useImport(onStored: () => void) {
  const [files, setFiles] = useState<readonly ImportingFile[]>([]);
  const lastKey = useRef(0);
  const settle = (key: number, change: Partial<ImportingFile>) =>
    setFiles((was) => was.map((file) => (file.key === key ? { ...file, ...change } : file)));
  const send = async (chosen: readonly File[]) => {
    const queue = chosen.map((file) => {
      lastKey.current += 1;
      return { key: lastKey.current, file };
    });
    // Computed now, because the queue is empty by the time React runs the state update.
    const added = queue.map(({ key, file }) => ({ key, name: file.name, state: "waiting" as const }));
    setFiles((was) => [...was, ...added]);
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        settle(next.key, { state: "sending" });
        const result = await sent(next.file);
        settle(next.key, result);
        if (result.state === "stored") onStored();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
  return { files, send, dismiss: () => setFiles([]) };
}

/** Loads the upload code with the first file, since most visits import none. */
function sent(file: File): Promise<SentFile> {
  return import("./send-file").then(
    ({ sendFile }) => sendFile(file),
    (error: unknown) => ({ state: "refused", message: failureOf(error).message }),
  );
}
