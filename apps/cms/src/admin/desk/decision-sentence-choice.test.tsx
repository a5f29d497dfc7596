import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DecisionSentenceChoice } from './decision-sentence-choice.tsx';
import { DESK_WORDS } from './words.ts';

test.each([
  ['de', 'decline', ['Bitte wählen', 'Firma unbekannt', 'Firma hat schon ein Konto', 'Weder Kunde noch Vertriebspartner']],
  ['en', 'decline', ['Please choose', 'Company unknown', 'Company has an account already', 'Neither customer nor sales partner']],
  ['en', 'ask', ['Please choose', 'Company and position', 'Contact at our company', 'Business email address']],
] as const)(
  'sentences are chosen by labels in the language of the admin, not of the person they go to (%s, %s)',
  (language, kind, labels) => {
    const words = DESK_WORDS[language].dialog;
    const html = renderToStaticMarkup(
      <DecisionSentenceChoice kind={kind} language={language} words={words} onChoose={() => undefined} />,
    );
    expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(labels);
  },
);
