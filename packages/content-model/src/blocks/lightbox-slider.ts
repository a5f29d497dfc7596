import type { Block } from 'payload';
import { slidesField } from './slides.ts';

export const lightboxSliderBlock: Block = {
  slug: 'lightboxSlider',
  interfaceName: 'LightboxSliderBlock',
  labels: {
    singular: { de: 'Slider mit Vollbildansicht', en: 'Slider with full-screen view' },
    plural: { de: 'Slider mit Vollbildansicht', en: 'Sliders with full-screen view' },
  },
  fields: [slidesField],
};
