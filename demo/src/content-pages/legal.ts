import { t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const imprint: ContentPage = {
  slug: 'impressum',
  pageType: 'default',
  headline: t('Impressum', 'Imprint'),
  subline: t('Varnholt ist ein fiktives Unternehmen.', 'Varnholt is a fictional company.'),
  blocks: [
    {
      type: 'richText',
      copy: [
        {
          paragraph: t(
            'Varnholt Maschinenbau (fiktiv), Messerschmiedstraße 1, 51149 Köln. Firma, Maschinen, Personen und Werte dieser Vorführung sind erfunden.',
            'Varnholt Maschinenbau (fictional), Messerschmiedstraße 1, 51149 Cologne. The company, machines, persons and figures of this demonstration are invented.',
          ),
        },
        {
          paragraph: t(
            'Wer die Anwendung betreibt, setzt hier die eigenen Angaben ein.',
            'The operator of the app enters its own details here.',
          ),
        },
      ],
    },
  ],
  related: [],
};
