import { type CallDescription, TABLES } from "./call-description";

/** The calls for the months of the books and their entries. */
export const BOOK_CALLS: Readonly<Record<string, CallDescription>> = {
  "GET /api/admin/books": {
    id: "listBookMonths",
    summary: "The months of the books, newest first, with what of each is open.",
  },
  "GET /api/admin/books/form-1099": {
    id: "exportForm1099",
    summary:
      "Who is to be reported by Form 1099-NEC for a year, with their whole tax details: taking it is written down.",
    files: ["text/csv"],
  },
  "GET /api/admin/books/journal": {
    id: "exportJournal",
    summary: "The journal of a month in one currency, in a layout that accounting software imports.",
    files: ["text/csv", "application/octet-stream"],
  },
  "GET /api/admin/books/months/{month}": {
    id: "getBookMonth",
    summary: "A month, written YYYY-MM, with what is booked in it and what came after it was locked.",
  },
  "GET /api/admin/books/reports/{report}": {
    id: "exportBookReport",
    summary: "A report of the books as a file: of an account and month, of a year, or of today.",
    files: TABLES,
  },
  "POST /api/admin/books/lock": {
    id: "lockBookMonth",
    summary: "Locks a month and all before it: what is booked in them stays as it is.",
  },
  "POST /api/admin/books/unlock": {
    id: "unlockBookMonth",
    summary: "Opens a locked month, and all after it, for a reason.",
  },
};
