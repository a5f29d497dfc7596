import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wantTexts } from '../../../i18n/i18n.ts';
import { type Criteria, criteriaOf } from './criteria.ts';
import { Results } from './results.tsx';

await wantTexts('comparison', 'outputs');

const heading = (criteria: Criteria) =>
  renderToStaticMarkup(<Results criteria={criteria} finding={{ fitting: [], nearest: null, hasFigures: true }} />).match(
    /role="status">([^<]*)</,
  )?.[1];

test('the heading of the results names what was asked, and ends with the machines where nothing was', () => {
  expect(heading(criteriaOf({ type: 'cutters', batch: 200 }))).toBe('Keine Maschine: ab 200\u00a0kg je Charge');
  for (const type of ['cutters', 'mixerGrinders', 'mixers', 'emulsifiers', 'frozenMeatCutters'] as const) {
    expect(heading(criteriaOf({ type })), type).toBe('Keine Maschine');
  }
});
