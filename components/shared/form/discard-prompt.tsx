import type { FieldValues } from "react-hook-form";
import Confirm from "@/components/shared/questions/confirm";
import type { FormHandle } from "./form-handle";

const WORDS = {
  leave: {
    title: "Discard Changes?",
    text: "What you typed has not been saved.",
    act: "Discard Changes",
  },
  "send without": {
    title: "Save Without the Rest?",
    text: "Another part of this window is still open and has not been saved.",
    act: "Save Without It",
  },
} as const;

/** Asks for confirmation before unsaved input is discarded. */
export function DiscardPrompt({ asks, question, keep, discard }: FormHandle<FieldValues>["leaving"]) {
  return asks ? (
    <Confirm {...WORDS[question]} keep="Keep Editing" isDestructive onClose={keep} onConfirm={discard} />
  ) : null;
}
