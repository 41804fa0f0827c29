"use client";

import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { Fact } from "@/components/shared/text/fact";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { isOwnPicture } from "@/lib/accounts/users/picture/picture.model";
import type { UserRecord } from "@/lib/accounts/users/user.model";
import { ProfilePicture } from "./profile-picture";

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
          <PencilIcon aria-hidden="true" />
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
