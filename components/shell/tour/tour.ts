/** Where the menus and the tour meet. The tour's own code comes after the page; a press before that is remembered. */
export const tour = {
  take: (): void => {
    tour.isWanted = true;
  },
  isWanted: false,
};
