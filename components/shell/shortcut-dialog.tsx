import { useId, useState } from "react";
import { saveDisplaySetting } from "@/components/accounts/account/save-display-setting";
import { areSingleKeysOn, keepSingleKeys } from "@/components/accounts/account/single-keys";
import { LabelledCheckbox } from "@/components/shared/form/labelled-controls";
import { isMac } from "@/components/shared/keyboard/platform";
import { keyCaps, listedShortcuts, type ShortcutActions } from "@/components/shared/keyboard/shortcut.model";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";

/** Lists the keyboard shortcuts active on the current screen, with the switch for single-character shortcuts. */
export default function ShortcutDialog({
  actions,
  onClose,
}: {
  readonly actions: ShortcutActions;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [single, setSingle] = useState(areSingleKeysOn);
  const change = (on: boolean) => {
    keepSingleKeys(on);
    saveDisplaySetting({ shortcuts: on });
    setSingle(on);
  };
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="The keys that work on this screen."
      body={{ className: "flex flex-col gap-5", tabIndex: 0, role: "region", "aria-label": "Shortcuts" }}
      footer={
        <LabelledCheckbox
          className="mr-auto text-sm"
          checked={single}
          onChange={(event) => change(event.target.checked)}
        >
          Single letters and symbols work as shortcuts
        </LabelledCheckbox>
      }
      onClose={onClose}
    >
      {listedShortcuts(actions).map(({ group, shortcuts }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} className="mb-1 font-semibold text-sm">
            {group}
          </h3>
          <dl className="flex flex-col">
            {shortcuts.map(({ name, label, keys, listed = keys }) => (
              <div
                key={name}
                className="flex min-h-8 items-center justify-between gap-4 border-b last:border-0"
              >
                <dt>{label}</dt>
                <dd className="flex shrink-0 items-center gap-1">
                  {keyCaps(listed, isMac()).map((cap) =>
                    cap === "to" ? <span key={cap}>to</span> : <Kbd key={cap}>{cap}</Kbd>,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
