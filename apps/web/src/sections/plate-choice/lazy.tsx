import { laterComponent } from '@vitrine/ui/load-code.ts';
import { painted } from '@vitrine/ui/painted.ts';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../shell/use-loaded.ts';

const loadChoice = laterComponent(() => import('./plate-choice.tsx'), 'PlateChoice');

/** Beside a machine's key figures: its code and tables come once the page has its first picture, and without a connection silently later. */
export function PlateChoiceLazy({ slug }: { slug: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isLeft = false;
    // Within the app the page was loaded long ago, and its first picture is on its way to the screen.
    const want = () => void painted().then(() => isLeft || setWanted(true));
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => {
      isLeft = true;
      removeEventListener('load', want);
    };
  }, []);
  const PlateChoice = useLoaded(loadChoice, isWanted, null);
  return PlateChoice && <PlateChoice slug={slug} />;
}
