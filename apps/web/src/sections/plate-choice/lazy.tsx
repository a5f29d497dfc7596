import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../shell/use-loaded.ts';

const loadChoice = laterComponent(() => import('./plate-choice.tsx'), 'PlateChoice');

/** Beside a machine's key figures: its code and tables come once the page has its first picture, and without a connection silently later. */
export function PlateChoiceLazy({ slug }: { slug: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => removeEventListener('load', want);
  }, []);
  const PlateChoice = useLoaded(loadChoice, isWanted, null);
  return PlateChoice && <PlateChoice slug={slug} />;
}
