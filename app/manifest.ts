import type { MetadataRoute } from "next";
import { PAPER, PETROL } from "./browser-colours";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Tallyport",
    short_name: "Tallyport",
    description: "Bookings, expected commission, and what is still owed.",
    start_url: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PETROL,
    icons: [192, 512].flatMap((size) => [
      { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
      {
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: "maskable",
      },
    ]),
  };
}
