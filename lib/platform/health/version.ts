import { version } from "@/package.json";

/** Which Tallyport this is, as the changelog counts. */
export const VERSION: string = version;
