import { type ComponentType, useEffect, useState } from 'react';

type Choice = ComponentType<{ slug: string }>;

/** Beside a machine's key figures: its code and tables come once the page has its first picture, and quietly stay away offline. */
export function PlateChoiceLazy({ slug }: { slug: string }) {
  const [Loaded, setLoaded] = useState<Choice | null>(null);
  useEffect(() => {
    let left = false;
    const load = () =>
      void import('./plate-choice.tsx').then(
        ({ PlateChoice }) => left || setLoaded(() => PlateChoice),
        () => null,
      );
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => {
      left = true;
      removeEventListener('load', load);
    };
  }, []);
  return Loaded && <Loaded slug={slug} />;
}
