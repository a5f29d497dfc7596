import { describe, expect, it } from 'vitest';
import { APPLICATIONS } from './applications/all.ts';
import { AUTOMATIONS } from './automations/all.ts';
import { CASE_STUDIES } from './case-studies/all.ts';
import { CONTENT_PAGES } from './content-pages/all.ts';
import { holdsOther, isSentence, languageOf } from './language-of.ts';
import { LINES } from './lines/all.ts';
import { FILMS, PICTURES, TURNTABLES } from './media.ts';
import { OVERVIEWS } from './overviews/all.ts';
import { frame, pdf } from './pages/frame.ts';
import { home } from './pages/home.ts';
import { landing } from './pages/landing.ts';
import { NOTIFICATIONS } from './pages/notifications.ts';
import { privacyPolicy } from './pages/privacy.ts';
import { PRODUCTS } from './products/all.ts';
import { ROTATIONS } from './rotations.ts';
import { textsOf } from './texts-of.ts';

const texts = textsOf({
  PRODUCTS,
  APPLICATIONS,
  CASE_STUDIES,
  LINES,
  AUTOMATIONS,
  OVERVIEWS,
  CONTENT_PAGES,
  PICTURES,
  FILMS,
  TURNTABLES,
  rotations: [...ROTATIONS.values()],
  home,
  landing,
  frame,
  pdf,
  privacyPolicy,
  NOTIFICATIONS,
});

describe.each(['de', 'en'] as const)('sentences in %s', (language) => {
  const sentences = texts.map(({ text }) => text[language]).filter(isSentence);
  it('are of that language', () => {
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((text) => languageOf(text) !== language)).toEqual([]);
  });
});

describe('short texts', () => {
  it('hold no words of the other language', () => {
    expect(texts.filter(({ text }) => holdsOther('en', text.en)).map(({ text }) => text.en)).toEqual([]);
    expect(texts.filter(({ text }) => holdsOther('de', text.de)).map(({ text }) => text.de)).toEqual([]);
  });
});
