import type { lines as german } from '../de/lines.ts';
import type { Texts } from '../texts.ts';

export const lines: Texts<typeof german> = {
  kind: 'Product line',
  machines: 'Machines of this line',
  reasons: { headline: 'Why this line' },
  automation: { headline: 'Automation' },
  output: {
    headline: 'Output',
    categories: 'Products',
    caption: '{{goods}}: output of each step',
    machine: 'Machine',
    step: 'Step',
    fresh: 'Fresh',
    frozen: 'Frozen',
    none: 'Not available',
  },
  references: {
    headline: 'References',
    open: '{{title}}: read more',
    count: 'Reference {{index}} of {{total}}',
    link: 'Read the case study',
  },
  back: 'Back',
  gallery: {
    name: 'Pictures and videos',
    items: 'All pictures and videos',
    image: 'Picture {{index}} of {{total}}: {{title}}',
    video: 'Video {{index}} of {{total}}: {{title}}',
    enlarge: '{{title}}: show full screen',
  },
};
