/** Says "change" when what the server keeps may have changed: who shows it asks again; "leave" when another person may come. */
export const changes = new EventTarget();
