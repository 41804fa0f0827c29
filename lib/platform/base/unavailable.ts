/** The marker that tells a browser that a page could not be rendered because the database was unavailable. */
export const UNAVAILABLE = "UNAVAILABLE";
