import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { PageLink } from "@/components/ui/links/page-link";
import { overlayContainer } from "@/components/ui/overlay/overlay-container";
import type { MenuItem, MenuProps } from "./menu-item";

/** The open menu of a MenuButton. MenuButton renders it only after the user asks for it, so it starts open. */
export default function MenuButtonOpen({
  items,
  header,
  side = "bottom",
  align = "end",
  button,
  byKeyboard,
}: MenuProps & { readonly button: ButtonProps; readonly byKeyboard: boolean }) {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <Button {...button} ref={setTrigger} />
      </DropdownMenuTrigger>
      {trigger ? (
        <DropdownMenuContent
          side={side}
          ref={byKeyboard ? focusFirstItem : undefined}
          align={align}
          container={overlayContainer(trigger)}
        >
          {header}
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have no other key, and menus keep their order.
            <Entry key={index} item={item} />
          ))}
        </DropdownMenuContent>
      ) : null}
    </DropdownMenu>
  );
}

// The key that opened the menu was pressed before the menu's code was loaded, so the menu didn't see it.
function focusFirstItem(menu: HTMLElement | null): void {
  requestAnimationFrame(() => menu?.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
}

function Entry({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case "separator":
      return <DropdownMenuSeparator />;
    case "label":
      return <DropdownMenuLabel>{item.label}</DropdownMenuLabel>;
    case "checkbox":
      return (
        <DropdownMenuCheckboxItem
          checked={item.checked}
          onCheckedChange={item.onCheckedChange}
          onSelect={(event) => event.preventDefault()}
        >
          {item.label}
        </DropdownMenuCheckboxItem>
      );
    case "radio":
      return (
        <DropdownMenuRadioGroup value={item.value} onValueChange={item.onValueChange} aria-label={item.label}>
          <DropdownMenuLabel>{item.label}</DropdownMenuLabel>
          {item.choices.map((choice) => (
            <DropdownMenuRadioItem
              key={choice.value}
              value={choice.value}
              onSelect={(event) => event.preventDefault()}
            >
              {choice.label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      );
    default:
      return <ActionEntry item={item} />;
  }
}

type Action = Extract<MenuItem, { readonly kind?: "action" }>;

// A router link would prefetch the file and take its address for the page's, to which later actions would be sent.
const isFile = (href: string) => href.startsWith("/api/");
const isPage = (href: string) => href.startsWith("/") && !isFile(href);

// A disabled action stays focusable and shows its reason, so it is only marked with aria-disabled.
function ActionEntry({ item }: { readonly item: Action }) {
  const Icon = item.icon;
  const content = (
    <>
      {Icon ? <Icon aria-hidden="true" /> : null}
      <span className="flex flex-col">
        {item.label}
        {item.reason ? <span className="max-w-64 text-muted-foreground text-xs">{item.reason}</span> : null}
      </span>
    </>
  );
  if (item.href) {
    return (
      <DropdownMenuItem asChild>
        {isPage(item.href) ? (
          <PageLink href={item.href}>{content}</PageLink>
        ) : (
          <a href={item.href} download={isFile(item.href) || undefined}>
            {content}
          </a>
        )}
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem
      destructive={item.destructive ?? false}
      aria-disabled={item.reason ? true : undefined}
      onSelect={(event) => (item.reason ? event.preventDefault() : item.onSelect?.())}
    >
      {content}
    </DropdownMenuItem>
  );
}
