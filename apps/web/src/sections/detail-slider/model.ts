import type { ProductApplication } from '../resources.ts';

type Slider = Pick<ProductApplication, 'detailSlider' | 'detailSliderBigImages' | 'detailSliderPreviewImages'>;
type Image = ProductApplication['detailSliderBigImages'][number];

export interface DetailSlide {
  headline: string;
  bulletPoints: readonly string[];
  /** Null for a slide that has only words. */
  image: Image | null;
  thumbnail: Image | null;
}

/** The slides with their pictures, which are at the same places of two lists (product-applications.ts). */
export function detailSlides({ detailSlider, detailSliderBigImages, detailSliderPreviewImages }: Slider): DetailSlide[] {
  return detailSlider.map(({ headline, bulletPoints }, index) => {
    const image = detailSliderBigImages[index] ?? null;
    return { headline, bulletPoints, image, thumbnail: detailSliderPreviewImages[index] ?? image };
  });
}

/** Pictures that are fetched while a slide is on show: its own, and one each way for the next press. */
export const isNear = (slide: number, shown: number): boolean => Math.abs(slide - shown) <= 1;

/** The slide a key leads to; the ends are ends. Null for keys that do not page. */
export function slideAfter(key: string, current: number, count: number): number | null {
  const wanted: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 };
  const index = wanted[key];
  return index === undefined ? null : Math.max(0, Math.min(index, count - 1));
}
