import { version } from "@/package.json";

/** The version of Tallyport, as in the changelog. */
export const VERSION: string = version;
