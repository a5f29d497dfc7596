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
            'Anbieter: Varnholt Maschinenbau GmbH, Messerschmiedstraße 1, 51149 Köln. Vertreten durch die Geschäftsführung: Dr. Henrike Varnholt und Matthias Bruns.',
            'Provider: Varnholt Maschinenbau GmbH, Messerschmiedstraße 1, 51149 Cologne, Germany. Represented by its managing directors: Dr Henrike Varnholt and Matthias Bruns.',
          ),
        },
        {
          paragraph: t(
            'Kontakt: Telefon +49 221 4710 0, E-Mail info@varnholt.example.',
            'Contact: phone +49 221 4710 0, email info@varnholt.example.',
          ),
        },
        {
          paragraph: t(
            'Registergericht: Amtsgericht Köln, HRB 000 000. Umsatzsteuer-Identifikationsnummer: DE 000 000 000. Verantwortlich für den Inhalt: Dr. Henrike Varnholt, Anschrift wie oben.',
            'Register court: Cologne District Court, HRB 000 000. VAT identification number: DE 000 000 000. Responsible for the content: Dr Henrike Varnholt, address as above.',
          ),
        },
        {
          paragraph: t(
            'Firma, Maschinen, Personen und Werte in diesem Katalog sind erfunden; Nummern und Adressen gehören niemandem.',
            'The company, machines, persons and figures in this catalogue are invented; numbers and addresses belong to no one.',
          ),
        },
      ],
    },
  ],
  related: [],
};
