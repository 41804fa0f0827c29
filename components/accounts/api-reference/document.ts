import document from "@/public/openapi.json";
import type { Document } from "./api-document.model";

/** The API document written by `npm run openapi`, which is public at `/openapi.json`. */
export const API: Document = document as unknown as Document;
