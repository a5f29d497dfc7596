import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'gas-cooling',
    categories: ['process'],
    title: t('Hörner für CO₂-Schnee', 'Horns for CO₂ snow'),
    copy: t('Zwei am Trichterrand kühlen um 0,8 Kelvin je Minute.', 'Two at the edge of the hopper cool by 0.8 kelvin a minute.'),
    pictures: ['wwr-200/rim'],
    slides: [
      {
        headline: t('Nach Fühler', 'By sensor'),
        copy: t(
          'Die Steuerung dosiert, bis der Fühler im Rührwerk die Zieltemperatur meldet.',
          'The control doses until the sensor among the arms reports the target temperature.',
        ),
      },
      {
        headline: t('Raumluft', 'Room air'),
        copy: t(
          'Ab 0,5 % CO₂ schließt das Ventil, ab 1,5 % geht die Sirene.',
          'At 0.5% CO₂ the valve closes, at 1.5% the siren sounds.',
        ),
      },
    ],
  },
  {
    key: 'fat-analysis',
    categories: ['process', 'control'],
    title: t('Schneidkopf mit Fettanalyse', 'Cutting head with fat analysis'),
    copy: t('Misst am Auslauf, im Durchlauf, auf ±0,5 %.', 'Measures at the outlet, in the flow, to within ±0.5%.'),
    pictures: ['wwr-200/base'],
    slides: [
      {
        headline: t('Nachstellen statt verwerfen', 'Adjust instead of reject'),
        copy: t(
          'Die Rezeptur nennt, wie viel Mageres fehlt, bevor die Charge ganz gewolft ist.',
          'The recipe says how much lean is missing before the whole batch has been ground.',
        ),
      },
    ],
  },
  {
    key: 'bin-lift-300',
    categories: ['loading'],
    title: t('Hubsäule für 300-l-Wagen', 'Lifting column for 300-litre trolleys'),
    copy: t('Zwei Wagen ergeben eine Charge.', 'Two trolleys make one batch.'),
    pictures: ['ww-200/bin-lift'],
    slides: [
      {
        headline: t('Höhe', 'Height'),
        copy: t('Der Raum muss 3.100 mm hoch sein.', 'The room has to be 3,100 mm high.'),
      },
    ],
  },
  {
    key: 'platform',
    categories: ['cleaning'],
    title: t('Podest mit Geländer', 'Platform with rail'),
    copy: t('Blick in den Trichter bei laufendem Rührwerk.', 'A view into the hopper while the arms are turning.'),
    pictures: ['ww-200/platform'],
    slides: [
      {
        headline: t('Verriegelt', 'Interlocked'),
        copy: t(
          'Wird das Gitter geöffnet, stehen die Arme in einer Sekunde.',
          'If the grid is opened, the arms stop within a second.',
        ),
      },
    ],
  },
  {
    key: 'load-cells',
    categories: ['control'],
    title: t('Stellfüße mit Wägezellen', 'Levelling feet with load cells'),
    copy: t('In jedem Fuß eine, 1 kg Auflösung.', 'One in each foot, resolution of 1 kg.'),
    pictures: ['wwr-200/doors'],
    slides: [
      {
        headline: t('Charge nach Gewicht', 'Batch by weight'),
        copy: t('Der Hub stoppt, wenn das Sollgewicht erreicht ist.', 'Lifting stops when the set weight is reached.'),
      },
    ],
  },
];
