"use client";

import { useRef, useState } from "react";
import { failureOf } from "@/lib/api-client/api-failure";
import { uploadForm } from "@/lib/api-client/fetch-json";
import { IMPORT_LIMITS, type ImportedFile } from "@/lib/emails/intake/imported-file.model";

const AT_ONCE = 2;

/** A file on its way in. */
export type ImportingFile = {
  readonly key: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | ImportedFile["outcome"];
  readonly message?: string;
};

/** Sends message files one by one, two at a time, and keeps what became of each. */
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
    // The queue is empty by the time React asks for what is added.
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

async function sent(file: File): Promise<Pick<ImportingFile, "state" | "message">> {
  if (file.size > IMPORT_LIMITS.bytes) return { state: "refused", message: "The file is larger than 30 MB." };
  const form = new FormData();
  form.set("file", file, file.name);
  try {
    const { results } = await uploadForm<{ results: ImportedFile[] }>("/imports/eml", form);
    const [first] = results;
    if (!first) return { state: "refused", message: "The server did not say what became of it." };
    return { state: first.outcome, ...(first.message ? { message: first.message } : {}) };
  } catch (error) {
    return { state: "refused", message: failureOf(error).message };
  }
}
