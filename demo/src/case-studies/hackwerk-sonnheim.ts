import { t } from '../text.ts';
import type { CaseStudy } from './case-study.ts';

const source = t('Schichtleitung, Hackwerk Sonnheim (fiktiv)', 'Shift supervisor, Hackwerk Sonnheim (fictional)');

export const hackwerkSonnheim: CaseStudy = {
  title: t('Hackfleisch unter 3 °C', 'Minced meat below 3 °C'),
  subline: t(
    'Wie ein Hersteller für den Lebensmitteleinzelhandel eine halbe Stunde Rangieren je Schicht gestrichen hat.',
    'How a supplier to food retailers did away with half an hour of shunting per shift.',
  ),
  topics: ['industry', 'minced'],
  picture: 'wm-600/dark',
  quote: t(
    'Seit der Mischwolf steht, fährt kein Wagen mehr zwischen Mischer und Wolf. Das spart uns eine halbe Stunde je Schicht.',
    'Since we have had the mixer-grinder, no trolley travels between mixer and grinder any more. That saves us half an hour a shift.',
  ),
  source,
  sections: [
    {
      label: t('Ausgangslage', 'Before'),
      headline: t('4,6 °C, und der Kunde verlangt 3', '4.6 °C, and the customer asks for 3'),
      copy: t(
        'Jeder Weg zwischen Mischer und Wolf kostete ein halbes Grad. Bei vier Wegen war die Grenze erreicht, bevor die Schale gefüllt war.',
        'Every trip between mixer and grinder cost half a degree. After four trips the limit was reached before the tray was filled.',
      ),
    },
    {
      label: t('Lösung', 'Solution'),
      headline: t('Mischen und wolfen, ohne die Maschine zu verlassen', 'Mixing and grinding without leaving the machine'),
      copy: t(
        'Zwei WM 600 arbeiten im Wechsel: Während die eine mischt, wolft die andere. Der Kühlmantel hält die Masse, eine WWR 200 liefert vorgewolftes Rindfleisch mit gleichem Fettgehalt.',
        'Two WM 600s work in turn: while one mixes, the other grinds. The cooling jacket keeps the mixture cold, and a WWR 200 supplies pre-ground beef with a constant fat content.',
      ),
      pictures: ['scenes/case-mixing-light', 'wwr-200/preview'],
    },
    {
      label: t('Stimme', 'In their words'),
      quote: t(
        'Der Einkauf des Handels kam mit dem eigenen Thermometer. Er hat dreimal nachgemessen.',
        'The retailer’s buyer came with a thermometer of his own. He measured three times.',
      ),
      source,
    },
    {
      label: t('Ergebnis', 'Result'),
      facts: [
        { label: t('Temperatur in der Schale', 'Temperature in the tray'), value: t('2,7 °C', '2.7 °C') },
        { label: t('Leistung', 'Output'), value: t('4.500 kg/h mit zwei Maschinen', '4,500 kg/h with two machines') },
        { label: t('Fettgehalt', 'Fat content'), value: t('20 % ± 0,5', '20% ± 0.5') },
        { label: t('Stellfläche', 'Floor space'), value: t('18 m² weniger', '18 m² less') },
      ],
    },
  ],
  machines: ['wm-600', 'wwr-200'],
  lines: ['hackfleischlinie'],
  applications: ['hackfleisch'],
};
