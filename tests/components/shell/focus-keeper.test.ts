import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepFocus } from "@/components/ui/focus/focus-keeper";

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <button id="opener">Edit</button>
      <button id="more">More</button>
      <section tabindex="-1" id="part"><button id="inner">Discard</button></section>
      <article data-focus-group="s1"><button id="card">Put off</button></article>
    </main>`;
  stop = keepFocus();
});
afterEach(() => stop());

const one = (id: string) => document.getElementById(id) as HTMLElement;
const focused = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));

/** Appends markup to the page and focuses its button or menu item. */
function open(markup: string): Element {
  document.body.insertAdjacentHTML("beforeend", markup);
  const layer = document.body.lastElementChild as Element;
  layer.querySelector<HTMLElement>("button, [role=menuitem]")?.focus();
  return layer;
}

it("goes back from layer to layer, to where a chain of them began", async () => {
  one("opener").focus();
  const first = open('<div role="dialog"><button id="first">Correct</button></div>');
  const second = open('<div role="alertdialog"><button>Discard</button></div>');
  second.remove();
  await focused("first");
  open('<div role="dialog"><button>Other</button></div>').remove();
  await focused("first");
  first.remove();
  await focused("opener");
});

it("goes to a menu's button where an entry opened what has closed", async () => {
  one("opener").focus();
  const menu = open(
    '<div role="menu" aria-labelledby="more"><div role="menuitem" tabindex="-1">Merge</div></div>',
  );
  const dialog = open('<div role="dialog"><button>Merge</button></div>');
  menu.remove();
  dialog.remove();
  await focused("more");
});

it("goes to what is around what has gone, to the same thing drawn anew, or to the page", async () => {
  one("inner").focus();
  one("inner").remove();
  await focused("part");
  one("card").focus();
  one("card").remove();
  document
    .querySelector("[data-focus-group]")
    ?.insertAdjacentHTML("beforeend", '<button id="again">Back</button>');
  await focused("again");
  one("opener").focus();
  one("opener").remove();
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe("main"));
});

it("counts no message as a place, and takes nothing from what has the focus by then", async () => {
  one("opener").focus();
  open('<ol data-sonner-toaster="true" tabindex="-1"><li><button>Undo</button></li></ol>')
    .querySelector("li")
    ?.remove();
  await focused("opener");
  one("inner").focus();
  one("inner").remove();
  one("more").focus();
  await focused("more");
});

it("is on what took the place of a card that has gone", async () => {
  const card = (id: string) =>
    `<article><h2><a href="/${id}" id="${id}">${id}</a></h2><button id="do-${id}">Approve</button></article>`;
  one("part").insertAdjacentHTML(
    "beforebegin",
    `<div data-cards="">${["c1", "c2", "c3"].map(card).join("")}</div>`,
  );
  one("do-c2").focus();
  one("c2").closest("article")?.remove();
  await focused("c3");
});

it("is on the first control of what took its place where no record is linked there", async () => {
  const row = (id: string) =>
    `<li><button id="${id}">Import</button><button id="do-${id}">Put aside</button></li>`;
  one("part").insertAdjacentHTML(
    "beforeend",
    `<ul data-cards="">${["f1", "f2", "f3"].map(row).join("")}</ul>`,
  );
  one("do-f2").focus();
  one("f2").closest("li")?.remove();
  await focused("f3");
});
