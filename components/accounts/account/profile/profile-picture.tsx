"use client";

import { useId, useRef, useState } from "react";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { PICTURE_TYPES, problemOfFile } from "@/lib/accounts/users/picture/picture.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { removePictureAction, savePictureAction } from "../actions";
import { smallPicture } from "./small-picture";

/** Buttons that upload or remove the profile picture. `isOwn` is true if the user has uploaded one. */
export function ProfilePicture({ isOwn }: { readonly isOwn: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { mutate, busy } = useMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (file: File) => {
    const found = problemOfFile(file);
    setProblem(found);
    if (found !== null) return;
    try {
      const picture = await smallPicture(file);
      await mutate({
        run: () => runAction(savePictureAction, { picture }),
        tells: () => ({ said: "Picture saved" }),
        failed: "Failed to save the picture",
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const remove = () => {
    setProblem(null);
    void mutate({
      run: () => runAction(removePictureAction, {}),
      tells: () => ({ said: "Picture removed" }),
      failed: "Failed to remove the picture",
    });
  };
  return (
    <div className="mt-2">
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          hidden
          aria-label="Picture"
          onChange={(event) => {
            const file = event.target.files?.item(0);
            event.target.value = "";
            if (file && !busy) void save(file);
          }}
        />
        <Button
          variant="outline"
          size="sm"
          aria-describedby={hint}
          aria-disabled={busy}
          onClick={() => input.current?.click()}
        >
          {isOwn ? "Change Picture" : "Upload Picture"}
        </Button>
        {isOwn ? (
          <Button variant="ghost" size="sm" aria-disabled={busy} onClick={() => busy || remove()}>
            Remove Picture
          </Button>
        ) : null}
      </div>
      <p id={hint} className="mt-1 text-muted-foreground text-xs">
        JPEG, PNG or WebP, up to 10 MB
      </p>
      <p role="alert" className="text-danger-foreground text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
