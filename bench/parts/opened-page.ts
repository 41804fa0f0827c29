import type { Page, Request } from "@playwright/test";

type Fetched = { readonly count: number; readonly bytes: number };

/** What a browser loaded to show a page, in bytes as transferred, that is, compressed. */
export type Weights = { readonly page: Fetched; readonly scripts: Fetched; readonly ahead: Fetched };

/** Opens a page and returns what it loaded until `settled` resolved. */
export async function opened(
  page: Page,
  address: string,
  settled: (page: Page) => Promise<void>,
): Promise<Weights> {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(address);
  await settled(page);
  const of = async (kind: (request: Request) => boolean): Promise<Fetched> => {
    const requests = finished.filter(kind);
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return { count: requests.length, bytes: sizes.reduce((sum, size) => sum + size.responseBodySize, 0) };
  };
  return {
    page: await of((request) => request.isNavigationRequest()),
    scripts: await of((request) => request.resourceType() === "script"),
    ahead: await of((request) => "next-router-prefetch" in request.headers()),
  };
}
