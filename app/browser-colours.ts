/** The colours of a browser's own bars and start screens, which can't read the tokens: the two page backgrounds and the primary. */
export const PAPER = "#fbfaf7";
export const NIGHT = "#0c1316";
export const PETROL = "#0b5a63";
