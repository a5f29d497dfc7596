import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTexts, wantTexts } from '../../i18n/i18n.ts';
import type { CaseStudyTeaser } from '../resources.ts';
import { CaseStudies as Printed } from './case-studies.print.tsx';
import { CaseStudies } from './case-studies.tsx';

await loadTexts('de');
await wantTexts('print');

const study: CaseStudyTeaser = {
  type: 'case-study',
  id: '1',
  slug: 'ein-betrieb',
  title: 'Ein Betrieb',
  quote: 'Wir wolfen seit 1911.',
  source: null,
  link: null,
  image: null,
};

test.each([
  ['names who said it', 'Produktionsleitung', 1],
  ['has no caption where nobody is named', null, 0],
])('a quote %s, on the screen and on paper', (_, source, captions) => {
  for (const Section of [CaseStudies, Printed]) {
    const markup = renderToStaticMarkup(<Section items={[{ ...study, source }]} />);
    expect(markup).toContain('Wir wolfen seit 1911.');
    expect(markup.split('<figcaption').length - 1).toBe(captions);
    if (source) expect(markup).toContain(source);
  }
});
