import document from "@/public/openapi.json";
import type { Document } from "./api-document.model";

/** What `npm run openapi` wrote, and anybody reads at `/openapi.json`. */
export const API: Document = document as unknown as Document;
