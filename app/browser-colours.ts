/**
 * The colours of the browser's own bars and start screens, which can't use the design tokens: the two page backgrounds
 * and the primary colour.
 */
export const PAPER = "#fbfaf7";
export const NIGHT = "#0c1316";
export const PETROL = "#0b5a63";
