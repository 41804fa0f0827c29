import { Command } from "cmdk";
import { areSingleKeysOn } from "@/components/accounts/account/single-keys";
import { isMac } from "@/components/shared/keyboard/platform";
import { isSingle, keyCaps } from "@/components/shared/keyboard/shortcut.model";
import { Kbd } from "@/components/ui/kbd";
import { lineId, type PaletteGroup, type PaletteOption } from "./option";

/** The options in their groups. The focus stays in the field, which names the active option. */
export function PaletteList({
  groups,
  isBusy,
  onChoose,
}: {
  readonly groups: readonly PaletteGroup[];
  readonly isBusy: boolean;
  readonly onChoose: (option: PaletteOption) => void;
}) {
  return (
    <Command.List
      label="Places, actions and records"
      aria-busy={isBusy}
      className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ label, note, options }) => (
        <Command.Group key={label} heading={<Heading label={label} note={note} />}>
          {options.map((option) => (
            <Line key={option.id} option={option} onChoose={onChoose} />
          ))}
        </Command.Group>
      ))}
    </Command.List>
  );
}

function Heading({ label, note }: Pick<PaletteGroup, "label" | "note">) {
  return (
    <div className="flex justify-between gap-2 px-2 pt-2 pb-1 text-muted-foreground text-xs">
      <span className="font-medium">{label}</span>
      {note ? <span>{note}</span> : null}
    </div>
  );
}

function Line({
  option,
  onChoose,
}: {
  readonly option: PaletteOption;
  readonly onChoose: (option: PaletteOption) => void;
}) {
  const { id, icon: Icon, label, isNumber, detail, badge, keys } = option;
  return (
    // A mouse press must not take the focus from the field.
    <Command.Item
      asChild
      value={id}
      onSelect={() => onChoose(option)}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={lineId(id)}
        className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 aria-selected:bg-accent aria-selected:text-accent-foreground max-sm:min-h-11"
      >
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${QUIET}`} />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <span className={`max-w-full truncate ${isNumber ? "font-mono" : "font-medium"}`}>{label}</span>{" "}
          {detail ? <span className={`min-w-0 max-w-full truncate text-sm ${QUIET}`}>{detail}</span> : null}
        </span>
        {badge}
        {keys ? <Keys keys={keys} /> : null}
      </div>
    </Command.Item>
  );
}

const QUIET = "text-muted-foreground group-aria-selected:text-accent-foreground";

/** The keyboard shortcut of an option, unless single-character shortcuts are switched off. */
function Keys({ keys }: { readonly keys: string }) {
  if (keys.split(" ").every(isSingle) && !areSingleKeysOn()) return null;
  return (
    <span aria-hidden="true" className="flex pointer-coarse:hidden shrink-0 gap-1">
      {keyCaps(keys, isMac()).map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </span>
  );
}
