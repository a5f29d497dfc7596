import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Hero } from '@vitrine/contract/heroes.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useEffect } from 'react';
import { dropFirstScreen } from './handover.ts';

export interface HeroPictureProps {
  image: Model<typeof assetImage>;
  /** How it is placed: the API sends it ahead by the same rule. */
  hero: Pick<Hero, 'crop' | 'art' | 'sizes'>;
}

/** The picture that a page begins with; when it is there, it takes away what was seen before the app. */
export const HeroPicture = ({ image, hero: { crop, art, sizes } }: HeroPictureProps) => (
  <Picture image={image} crop={crop} art={art} sizes={sizes} hero onSettled={dropFirstScreen} />
);

/** Takes away what was seen before the app where no picture of the page does it when it is there. */
export function useDropFirstScreen(hasPicture: boolean): void {
  useEffect(() => {
    if (!hasPicture) dropFirstScreen();
  }, [hasPicture]);
}
