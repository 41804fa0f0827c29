/** Connects the menus with the tour, whose code is loaded after the page; an earlier press is remembered. */
export const tour = {
  take: (): void => {
    tour.isWanted = true;
  },
  isWanted: false,
};
