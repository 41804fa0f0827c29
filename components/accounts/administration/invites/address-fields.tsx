import { PlusIcon, XIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { afterPaste, isRefused } from "./invite-draft.model";

/** A field per email address. Pasting a list into one field creates a field for each address. */
export function AddressFields({
  emails,
  onChange,
}: {
  readonly emails: readonly string[];
  readonly onChange: (emails: readonly string[]) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const wasAdded = useRef(false);
  useEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
  });
  const change = (at: number, text: string) =>
    onChange(emails.map((one, index) => (index === at ? text : one)));
  const remove = (at: number) => onChange(emails.filter((_, index) => index !== at));
  const add = () => {
    wasAdded.current = true;
    onChange([...emails, ""]);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">Email Addresses</legend>
      <ul ref={list} className="-m-1 flex max-h-96 flex-col gap-2 overflow-y-auto p-1">
        {emails.map((email, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field has no key other than its index.
          <li key={at} className="flex gap-2">
            <Input
              type="email"
              inputMode="email"
              autoComplete="off"
              aria-label={`Email address ${at + 1}`}
              aria-invalid={isRefused(email) || undefined}
              placeholder="user@example.com"
              value={email}
              onChange={(event) => change(at, event.target.value)}
              onPaste={(event) => {
                const pasted = afterPaste(emails, at, event.clipboardData.getData("text"));
                if (!pasted) return;
                event.preventDefault();
                onChange(pasted);
              }}
            />
            {emails.length > 1 ? (
              <Button
                variant="outline"
                size="icon"
                aria-label={`Remove email address ${at + 1}`}
                onClick={() => remove(at)}
              >
                <XIcon />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" className="w-fit" onClick={add}>
        <PlusIcon />
        Add Another Email
      </Button>
    </fieldset>
  );
}
