/**
 * A script that runs in the browser before any of the app's code is loaded.
 * - Clicks: a control that React hasn't hydrated has no `__reactProps`; a control that is being hydrated has an
 *   ancestor that is placed or hydrated but not committed, and there React 19 drops clicks. The script holds such a
 *   click and repeats it afterwards. Links and forms that post work without script and are left alone.
 * - Input: React leaves text, choices and ticks made before hydration in the field or overwrites them, and gets no
 *   event. The script applies them again.
 * - If React re-creates a part of the page, the control with the same name replaces the one that was used, provided
 *   that no other control has that name; otherwise it might be that of another row.
 * - Keys: on pages with shortcuts, key presses are kept for keyboard.tsx.
 * - Back and Forward: this popstate listener runs before the router's, so that a form can keep the event from the router
 *   (navigation-guard.ts).
 */
const WRITTEN = `(function () {
  var PATIENCE_MS = 20000, UNCOMMITTED = 2 | 4096, passed = null;
  function keyOf(element, prefix) {
    return Object.keys(element).find(function (key) { return key.indexOf(prefix) === 0; });
  }
  function isAlive(element) {
    return keyOf(element, "__reactProps") !== undefined && isCommitted(element[keyOf(element, "__reactFiber")]);
  }
  function isCommitted(fiber) {
    if (fiber && fiber.alternate) return true;
    for (; fiber; fiber = fiber.return) if (fiber.flags & UNCOMMITTED) return false;
    return true;
  }
  function worksAlone(control) {
    return control.type === "submit" && control.form !== null && control.form.method === "post";
  }
  document.addEventListener("click", function (event) {
    var control = event.target instanceof Element && event.target.closest("button,[role=button],[role=tab]");
    if (!control || control === passed || worksAlone(control)) return;
    if (isAlive(control)) return void drain();
    event.preventDefault();
    event.stopImmediatePropagation();
    whenAlive(control, function (alive) {
      passed = alive;
      alive.click();
      passed = null;
    });
  }, true);
  // One after the other, as they were made: what is saved holds what was chosen before.
  var queue = [], timer = 0;
  function whenAlive(control, act) {
    var called = callOf(control), isUnique = alikeTo(control, called).length === 1;
    queue.push({ control: control, act: act, called: isUnique ? called : null, end: Date.now() + PATIENCE_MS });
    wait();
  }
  function wait() {
    timer = timer || setTimeout(function () { timer = 0; drain(); }, 20);
  }
  function drain() {
    while (queue.length > 0) {
      var first = queue[0], control = first.control;
      if (!control.isConnected && first.called !== null) control = alikeTo(control, first.called)[0] || control;
      if (!(control.isConnected && isAlive(control)) && Date.now() < first.end) return wait();
      queue.shift();
      if (control.isConnected) first.act(control);
    }
  }
  function callOf(control) {
    var label = control.labels && control.labels[0];
    return control.getAttribute("aria-label") || (label || control).textContent;
  }
  // What has streamed in and isn't shown yet is no second one: it takes the place of what is shown.
  function alikeTo(control, called) {
    return Array.prototype.filter.call(document.querySelectorAll(control.tagName), function (one) {
      return one.type === control.type && callOf(one) === called && !one.closest("[hidden]");
    });
  }
  var held = new Map();
  // At the first event that tells of it: React takes the part over as it hears of that, and sets the field back.
  function holdChange(event) {
    var field = event.target, isHeld = held.has(field), isTick = field.type === "checkbox" || field.type === "radio";
    if (isTick !== (event.type === "click")) return;
    if (!isHeld && (!field.matches("input,select,textarea") || isAlive(field))) return;
    held.set(field, { value: field.value, checked: field.checked });
    if (!isHeld) whenAlive(field, function (alive) {
      var kept = held.get(field);
      held.delete(field);
      changeAgain(alive, kept);
    });
  }
  document.addEventListener("input", holdChange, true);
  document.addEventListener("click", holdChange, true);
  function changeAgain(field, kept) {
    if (field.type === "checkbox" || field.type === "radio") {
      field.checked = !kept.checked;
      return field.click();
    }
    if (field.type !== "file") {
      var start = field.selectionStart, end = field.selectionEnd;
      // React notes what is set on the field itself, and takes only what differs from that for a change.
      if (field.tagName !== "SELECT") field.value = kept.value + " ";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, kept.value);
      if (typeof start === "number") field.setSelectionRange(start, end);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  window.addEventListener("popstate", function (event) {
    if (!window.dispatchEvent(new Event("tallyport:step", { cancelable: true }))) event.stopImmediatePropagation();
  });
  window.earlyKeys = [];
  document.addEventListener("keydown", function hold(event) {
    if (!window.earlyKeys) return void document.removeEventListener("keydown", hold, true);
    if (!document.querySelector("[data-slot=sidebar]") || event.altKey) return;
    var isPalette = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "k";
    var isSingle = !event.ctrlKey && !event.metaKey && event.key.length === 1;
    var isTyped = event.target.closest("input,textarea,select,[contenteditable]") !== null;
    var isFollowing = event.key === "Enter" && event.target === document.body && window.earlyKeys.length > 0;
    if (!isPalette && !isFollowing && (!isSingle || isTyped)) return;
    if (isPalette || event.key === "/") event.preventDefault();
    window.earlyKeys.push({ key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey,
      shiftKey: event.shiftKey, at: Date.now() });
  }, true);
})()`;
/** Without indentation and comments, since each page has it twice. */
const HOLD_INPUT = WRITTEN.replace(/\n\s*(\/\/.*)?/g, "\n");

/** Keeps the clicks, changes and key presses that happen before the page's code is loaded. */
export function EarlyInput({ nonce }: { readonly nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, under the page's nonce.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HOLD_INPUT }} />;
}
