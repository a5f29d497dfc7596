/** Resolves when the page has its first picture (Picture's `hero`), or has none: the map's code and data come after it. */
export async function afterFirstPicture(): Promise<void> {
  const heroes = [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority="high"]')];
  await Promise.all(
    heroes
      .filter((image) => !image.complete)
      .map(
        (image) =>
          new Promise<void>((resolve) => {
            image.addEventListener('load', () => resolve(), { once: true });
            image.addEventListener('error', () => resolve(), { once: true });
          }),
      ),
  );
}
