import { way } from "@/components/shared/form/way-out";

/** Clears all drafts kept in the tab when the user signs out. Returns a function that stops this. */
export function forgetAtSignOut(): () => void {
  const { signOut } = way;
  way.signOut = (go) =>
    way.out(() => {
      try {
        window.sessionStorage.clear();
      } catch {
        // A browser without storage has nothing to clear.
      }
      go();
    });
  return () => {
    way.signOut = signOut;
  };
}
