import { t } from '../../text.ts';
import type { ProductLine } from '../line.ts';
import { advantages } from './advantages.ts';
import { outputs } from './outputs.ts';
import { references } from './references.ts';

export const hackfleischlinie: ProductLine = {
  title: t('Hackfleischlinie', 'Minced meat line'),
  subline: t(
    'Zwei Mischwölfe im Wechsel: 4,5 Tonnen je Stunde, unter 3 °C, mit festem Fettgehalt.',
    'Two mixer-grinders in turn: 4.5 tonnes an hour, below 3 °C, with a fixed fat content.',
  ),
  picture: 'scenes/line-minced-meat',
  highlightsHeadline: t('Kalt, locker, gleich', 'Cold, loose, consistent'),
  highlights: [
    {
      label: t('Analyse', 'Analysis'),
      headline: t('Der Fettgehalt steht vor dem Wolfen fest', 'The fat content is known before grinding'),
      more: {
        headline: t('Eine halbe Minute', 'Half a minute'),
        copy: t(
          'Zwischen zwei Mischgängen misst die Steuerung und nennt, wie viel Mageres oder Fett fehlt.',
          'Between two mixing steps the control measures and says how much lean or fat is missing.',
        ),
      },
      pictures: ['wm-600/trough'],
    },
    {
      label: t('Struktur', 'Texture'),
      headline: t('Stränge, die nebeneinanderliegen', 'Strands that lie side by side'),
      more: {
        headline: t('Gerade aus der Scheibe', 'Straight from the plate'),
        copy: t(
          'Der Auslauf führt die Stränge ohne Umlenkung auf das Band der Portioniermaschine.',
          'The outlet guides the strands onto the belt of the portioner without a bend.',
        ),
      },
      pictures: ['wm-600/cutting-head'],
    },
  ],
  reasonsHeadline: t('Was der Handel verlangt', 'What retailers ask for'),
  reasons: [
    {
      headline: t('Temperatur', 'Temperature'),
      copy: t(
        'Gemessen im Auslauf, gespeichert je Charge, ausgedruckt zu jeder Lieferung.',
        'Measured in the outlet, stored for each batch, printed with each delivery.',
      ),
    },
    {
      headline: t('Rückverfolgung', 'Traceability'),
      copy: t(
        'Jeder Wagen trägt einen Chip. Von der Schale zum Tier in vier Schritten.',
        'Every trolley carries a chip. From tray to animal in four steps.',
      ),
    },
    {
      headline: t('Fremdkörperschutz', 'Protection against foreign bodies'),
      copy: t(
        'Magnet im Trichter, Sortiersatz im Kopf, Metallsuche am Band.',
        'Magnet in the hopper, sorting set in the head, metal detection on the belt.',
      ),
    },
  ],
  reasonsPicture: 'scenes/line-minced-meat-light',
  reasonsPrintPicture: 'scenes/line-minced-meat-light',
  advantages,
  automationIntroduction: t(
    'Beladen und Kühlen laufen nach Gewicht und Temperatur, nicht nach Uhr.',
    'Loading and cooling follow weight and temperature, not the clock.',
  ),
  automations: ['beschickung', 'temperaturfuehrung'],
  applicationsIntroduction: t(
    'Rinderhack, gemischtes Hack, Frikadellen und Burger.',
    'Minced beef, mixed mince, meatballs and burgers.',
  ),
  applications: ['hackfleisch'],
  outputs,
  references,
  downloadsHeadline: t('Unterlagen', 'Documents'),
  questions: [
    {
      question: t('Reicht ein Mischwolf?', 'Is one mixer-grinder enough?'),
      answer: t(
        'Für 2.250 kg/h ja. Dann steht das Band zwischen zwei Chargen fünf Minuten.',
        'For 2,250 kg/h, yes. The belt then stands still for five minutes between two batches.',
      ),
    },
    {
      question: t('Wohin mit dem Aussortierten?', 'Where do the sorted parts go?'),
      answer: t(
        'In einen eigenen Wagen. Nach Rindfleisch aus Vorderviertel sind es 2 bis 4 % der Menge.',
        'Into a trolley of their own. With beef forequarter it is 2 to 4% of the quantity.',
      ),
    },
  ],
  machines: ['wwr-200', 'wm-600', 'w-160'],
};
