"use client";

import { PencilIcon } from "lucide-react";
import { useId, useRef, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Fact } from "@/components/shared/text/fact";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import {
  isOwnPicture,
  MOST_PICTURE_BYTES,
  NOT_A_PICTURE,
  PICTURE_SIDE,
  PICTURE_TYPES,
  problemOfFile,
} from "@/lib/accounts/users/picture/picture.model";
import type { UserRecord } from "@/lib/accounts/users/user.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { removePictureAction, savePictureAction } from "../actions";

const { OnDemand: ProfileForm, preload } = onDemand(() => import("./profile-form"));

/** The user's name, address and picture, with the form that edits them. */
export function ProfileCard({ user }: { readonly user: UserRecord }) {
  const [isEdited, setEdited] = useState(false);
  usePreload(preload);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4 p-4">
        <Avatar name={user.fullName || user.email} image={user.image} className="size-16 text-lg" />
        <div className="min-w-0 grow">
          <h2 className="break-words font-semibold text-lg">{user.fullName || user.email}</h2>
          <p className="break-words text-muted-foreground">{user.email}</p>
          <ProfilePicture isOwn={isOwnPicture(user.image)} />
        </div>
        <Button
          variant="outline"
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
          disabled={isEdited}
        >
          <PencilIcon />
          Edit Profile
        </Button>
      </div>
      <CardContent>
        {isEdited ? <ProfileForm user={user} onClose={() => setEdited(false)} /> : <Facts user={user} />}
      </CardContent>
    </Card>
  );
}

function Facts({ user }: { readonly user: UserRecord }) {
  const facts = [
    ["Company Name", user.companyName],
    ["Phone", user.phoneNumber],
    ["Company Address", user.companyAddress],
    ["Bio", user.bio],
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} className="whitespace-pre-line">
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** Buttons that upload or remove the profile picture. `isOwn` is true if the user has uploaded one. */
function ProfilePicture({ isOwn }: { readonly isOwn: boolean }) {
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

/** JPEG qualities, best first; the first one that yields a small enough file is used. */
const QUALITIES = [0.9, 0.75, 0.5];

/**
 * Returns the middle of a picture as a small square JPEG, in base64. Redrawing removes metadata, such as the
 * location. Throws an Error with a message for the user if the file can't be read.
 */
async function smallPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const paper = canvas.getContext("2d");
  if (!picture || !paper) throw new Error(NOT_A_PICTURE);
  const { width, height } = picture;
  const side = Math.min(width, height);
  // Transparent areas become white.
  paper.fillStyle = "white";
  paper.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(
    picture,
    (width - side) / 2,
    (height - side) / 2,
    side,
    side,
    0,
    0,
    PICTURE_SIDE,
    PICTURE_SIDE,
  );
  picture.close();
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL("image/jpeg", quality);
    const jpeg = url.slice(url.indexOf(",") + 1);
    if ((jpeg.length * 3) / 4 <= MOST_PICTURE_BYTES) return jpeg;
  }
  throw new Error(NOT_A_PICTURE);
}
