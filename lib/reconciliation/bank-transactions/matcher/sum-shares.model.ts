type Part = {
  readonly bookingUserId: string | null;
  readonly bookingId: string | null;
  readonly creditMinor: number | null;
  readonly feeMinor: number;
};

/**
 * Divides a deposit among the bookings of a sum: by the proposed amounts if they add up to the deposit, otherwise in
 * proportion to them. The last one takes the rounding remainder.
 */
export function sumShares(depositMinor: number, parts: readonly Part[]) {
  const credits = parts.map(({ creditMinor }) => creditMinor ?? 0);
  const sum = credits.reduce((all, credit) => all + credit, 0);
  const isWhole = sum - parts.reduce((all, { feeMinor }) => all + feeMinor, 0) === depositMinor;
  let left = depositMinor;
  return parts.map(({ bookingUserId, bookingId, feeMinor }, at) => {
    const credit = credits[at] ?? 0;
    const even = at === parts.length - 1 ? left : Math.round((depositMinor * credit) / Math.max(1, sum));
    const minor = isWhole ? credit - feeMinor : even;
    left -= minor;
    return {
      userId: bookingUserId ?? "",
      bookingId: bookingId ?? "",
      minor,
      feeMinor: isWhole ? feeMinor : 0,
    };
  });
}
