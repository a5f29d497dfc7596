import { t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const hygiene: ContentPage = {
  slug: 'hygiene',
  pageType: 'default',
  menuName: t('Hygiene', 'Hygienic design'),
  headline: t('Hygiene beginnt bei der Konstruktion', 'Hygiene begins with the design'),
  subline: t(
    'Was man nicht sieht, wird nicht sauber. Deshalb liegt alles offen.',
    'What cannot be seen does not get clean. That is why everything lies open.',
  ),
  picture: 'ww-200/slope',
  blocks: [
    {
      type: 'fullPageSlider',
      slides: [
        {
          picture: 'ww-200/dark',
          headline: t('Keine waagerechten Flächen', 'No horizontal surfaces'),
          copy: t(
            'Drei Grad Gefälle sind das Minimum, am Deck wie am Dach.',
            'A fall of three degrees is the minimum, on decks and roofs alike.',
          ),
        },
        {
          picture: 'gs-620/dark',
          headline: t('Keine Hohlräume', 'No cavities'),
          copy: t(
            'Rohre sind dicht verschweißt oder offen, nichts dazwischen.',
            'Tubes are welded shut or open, nothing in between.',
          ),
        },
        {
          picture: 'wm-600/dark',
          headline: t('Lager außerhalb', 'Bearings outside'),
          copy: t(
            'Zwischen Dichtung und Lager bleibt ein Spalt, den man sieht.',
            'Between seal and bearing there is a gap that can be seen.',
          ),
        },
      ],
    },
    {
      type: 'headline',
      headline: t('Fünf Regeln, an denen jede Zeichnung gemessen wird', 'Five rules by which every drawing is judged'),
      size: 'h2',
    },
    {
      type: 'bulletPointsAccordion',
      headline: t('Die Regeln im Einzelnen', 'The rules in detail'),
      items: [
        {
          headline: t('Werkstoffe', 'Materials'),
          points: [
            t('Edelstahl 1.4301, im Produktbereich 1.4404', 'Stainless steel 1.4301, in product areas 1.4404'),
            t('Kunststoffe blau und metalldetektierbar', 'Plastics blue and metal-detectable'),
            t('Rauheit Ra höchstens 0,8 µm', 'Roughness Ra of 0.8 µm at most'),
          ],
        },
        {
          headline: t('Verbindungen', 'Joints'),
          points: [
            t('Durchgeschweißt und verschliffen', 'Fully welded and dressed'),
            t('Keine Gewinde im Produktbereich', 'No threads in product areas'),
          ],
        },
        {
          headline: t('Radien', 'Radii'),
          points: [t('Innenkanten ab 6 mm', 'Inside edges from 6 mm'), t('Trogböden ab 20 mm', 'Trough bottoms from 20 mm')],
        },
        {
          headline: t('Zugang', 'Access'),
          points: [
            t('Ohne Werkzeug bis zum Messer', 'Without tools right to the knife'),
            t('180 mm Bodenfreiheit', 'Clearance of 180 mm above the floor'),
          ],
        },
        {
          headline: t('Nachweis', 'Proof'),
          points: [
            t('Riboflavintest an jeder Baureihe', 'Riboflavin test on every series'),
            t('Abklatschproben im Versuchsraum', 'Contact plates in the test kitchen'),
          ],
        },
      ],
    },
    { type: 'imageSingle', picture: 'w-160/hero', printPicture: 'w-160/preview' },
    {
      type: 'lightboxSlider',
      slides: [
        { picture: 'wm-600/bearings', headline: t('Offener Spalt am Wellenlager', 'Open gap at the shaft bearing') },
        {
          picture: 'm-1100/flap',
          headline: t('Klappe zum Aushängen', 'A flap that unhooks'),
          copy: t('Zwei Riegel, kein Werkzeug, Abfrage beim Einhängen.', 'Two latches, no tools, monitored when hung back.'),
        },
        { picture: 'k-550/body', headline: t('Deck mit umlaufender Rinne', 'Deck with a channel all round') },
        { picture: 'e-175/cabinet', headline: t('Schaltschrank mit schrägem Dach', 'Cabinet with a sloping roof') },
      ],
    },
    {
      type: 'quote',
      quote: t(
        'Wir haben die Reinigungszeit nicht verkürzt. Wir haben weggelassen, was zu reinigen war.',
        'We did not shorten the cleaning time. We left out what had to be cleaned.',
      ),
      source: t('Konstruktion, Varnholt (fiktiv)', 'Engineering, Varnholt (fictional)'),
      backgroundColor: 'grey',
      style: 'default',
    },
  ],
  related: [{ product: 'ww-200' }, { product: 'k-330' }, { caseStudy: 'fleischwaren-kuestenland' }],
};
