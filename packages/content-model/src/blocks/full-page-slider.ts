import type { Block } from 'payload';
import { slidesField } from './slides.ts';

export const fullPageSliderBlock: Block = {
  slug: 'fullPageSlider',
  interfaceName: 'FullPageSliderBlock',
  labels: {
    singular: { de: 'Slider über die ganze Seite', en: 'Full-page slider' },
    plural: { de: 'Slider über die ganze Seite', en: 'Full-page sliders' },
  },
  fields: [slidesField],
};
