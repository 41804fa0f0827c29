/** Asks for a mail before it is pressed. The code is the open mail's: a list's first load goes without it. */
export function approach(id: string): void {
  void import("./use-email").then(({ approachEmail }) => approachEmail(id));
}
