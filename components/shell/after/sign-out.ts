import { way } from "@/components/shared/form/way-out";

/** Lets nothing of what was typed stay in the tab of somebody who signs out. Answers what ends this. */
export function forgetAtSignOut(): () => void {
  const { signOut } = way;
  way.signOut = (go) =>
    way.out(() => {
      try {
        window.sessionStorage.clear();
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
      go();
    });
  return () => {
    way.signOut = signOut;
  };
}
