import type { sizes as german } from '../de/sizes.ts';
import type { Texts } from '../texts.ts';

export const sizes: Texts<typeof german> = {
  plates: {
    name: 'Output by hole plate',
    unit: 'kg/h',
    plate: 'Hole plate',
    millimetres: '{{plate}} mm',
    state: 'State of the meat',
    states: { fresh: 'Fresh', frozen: 'Frozen' },
    described: '{{state}}, {{plate}} mm hole plate',
    share: '{{share}}% of the strongest machine of this design',
    larger: 'next size up: {{name}}, {{difference}} kg/h',
    smaller: 'next size down: {{name}}, {{difference}} kg/h',
  },
  scale: {
    headline: 'Size comparison',
    headlineOf: '{{name}} beside a person',
    unit: 'Dimensions in mm, person 1.80\u00a0m tall',
    familyHeadline: 'All on one line',
    familyUnit: 'To the same scale, person 1.80\u00a0m tall',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    loadingHeight: 'Loading height',
    described:
      '{{name}} beside the outline of a person 1.80\u00a0m tall: length {{length}} mm, width {{width}} mm, height {{height}} mm.',
    describedLoading:
      '{{name}} beside the outline of a person 1.80\u00a0m tall: length {{length}} mm, width {{width}} mm, height {{height}} mm, loading height {{loading}} mm.',
    scroll: 'Drawing at true size, scrolls sideways',
    person: 'Person, 1.80\u00a0m',
  },
};
