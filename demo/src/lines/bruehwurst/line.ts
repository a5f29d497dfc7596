import { t } from '../../text.ts';
import type { ProductLine } from '../line.ts';
import { advantages } from './advantages.ts';
import { outputs } from './outputs.ts';
import { references } from './references.ts';

export const bruehwurstlinie: ProductLine = {
  title: t('Brühwurstlinie', 'Boiled sausage line'),
  subline: t(
    'Neun Tonnen Brät je Stunde ohne Kutterpause: mischen, entlüften und emulgieren im Durchlauf.',
    'Nine tonnes of emulsion an hour with no waiting for the bowl cutter: mixing, de-aerating and emulsifying in one flow.',
  ),
  picture: 'scenes/line-cooked-sausage',
  highlightsHeadline: t('Vom Fleisch zum Brät in 19 Minuten', 'From meat to emulsion in 19 minutes'),
  highlights: [
    {
      label: t('Wechselbetrieb', 'Alternating'),
      headline: t('Zwei Mischer, kein Stillstand', 'Two mixers, no standstill'),
      more: {
        headline: t('Während einer mischt, leert der andere', 'While one mixes, the other empties'),
        copy: t(
          'Der Emulgator merkt davon nichts: Ein Puffer von 300 Litern gleicht den Wechsel aus.',
          'The emulsifier never notices: a buffer of 300 litres evens out the change.',
        ),
      },
      pictures: ['m-1100/trough'],
    },
    {
      label: t('Feinheit', 'Fineness'),
      headline: t('Eingestellt auf Hundertstel', 'Set to hundredths'),
      more: {
        headline: t('Je Sorte ein Spalt', 'A gap for each variety'),
        copy: t(
          'Wiener mit 0,12 mm, Fleischwurst mit 0,2 mm, Lyoner mit 0,35 mm: Der Spalt steht im Rezept.',
          'Frankfurters at 0.12 mm, meat sausage at 0.2 mm, Lyoner at 0.35 mm: the gap is part of the recipe.',
        ),
      },
      pictures: ['e-175/detail'],
    },
  ],
  reasonsHeadline: t('Wann sich die Linie rechnet', 'When the line pays off'),
  reasons: [
    {
      headline: t('Ab 40 Tonnen in der Woche', 'From 40 tonnes a week'),
      copy: t(
        'Darunter ist ein Kutter die einfachere Lösung. Darüber spart die Linie jede zweite Kutterstelle.',
        'Below that a bowl cutter is the simpler solution. Above it the line saves every second bowl cutter.',
      ),
    },
    {
      headline: t('Bei wenigen, großen Sorten', 'With few, large varieties'),
      copy: t(
        'Ein Sortenwechsel kostet 14 Minuten und rund 60 kg Übergang. Bis zu sechs Wechsel je Schicht sind vernünftig.',
        'Changing variety takes 14 minutes and costs about 60 kg of transition. Up to six changes a shift are reasonable.',
      ),
    },
    {
      headline: t('Wo Farbe und Poren zählen', 'Where colour and pores matter'),
      copy: t(
        'Entlüftet wird vor dem letzten Schnitt. Danach kommt keine Luft mehr an das Brät.',
        'De-aeration takes place before the final cut. After that no air reaches the emulsion any more.',
      ),
    },
    {
      headline: t('Wenn Fachkräfte fehlen', 'When skilled workers are scarce'),
      copy: t(
        'Eine Person fährt die Linie. Die Rezepte stammen vom Meister, die Sollwerte hält die Steuerung.',
        'One person runs the line. The recipes come from the master butcher, the control keeps the set values.',
      ),
    },
  ],
  reasonsPicture: 'scenes/line-cooked-sausage-light',
  reasonsPrintPicture: 'scenes/line-cooked-sausage-light',
  advantages,
  automationIntroduction: t(
    'Der Leitstand kennt Menge, Temperatur und Spalt an jeder Stelle und regelt sie gegeneinander.',
    'The control station knows quantity, temperature and gap at every point and balances them against each other.',
  ),
  automations: ['liniensteuerung', 'temperaturfuehrung'],
  applicationsIntroduction: t(
    'Würstchen, Aufschnitt, Leberkäse. Für Sorten mit Einlage steht ein Kutter daneben.',
    'Frankfurters, sliced sausage, meat loaf. A bowl cutter stands beside it for varieties with chunky ingredients.',
  ),
  applications: ['bruehwurst', 'kochwurst'],
  outputs,
  references,
  downloadsHeadline: t('Pläne und Nachweise', 'Plans and certificates'),
  questions: [
    {
      question: t('Schmeckt Brät aus dem Durchlauf anders?', 'Does emulsion from a continuous line taste different?'),
      answer: t(
        'In Blindverkostungen unserer Kunden nicht. Der Biss ist etwas fester, weil weniger Luft im Brät ist.',
        'Not in our customers’ blind tastings. The bite is slightly firmer because there is less air in the emulsion.',
      ),
    },
    {
      question: t('Was passiert, wenn der Füller steht?', 'What happens when the filler stops?'),
      answer: t(
        'Die Linie hält nacheinander an. Das Brät steht höchstens 90 Sekunden im Rohr und wird danach zurückgeführt.',
        'The line stops step by step. Emulsion stays in the pipe for 90 seconds at most and is then returned.',
      ),
    },
    {
      question: t('Können vorhandene Kutter bleiben?', 'Can existing bowl cutters stay?'),
      answer: t('Ja. Sie speisen vor dem Emulgator ein.', 'Yes. They feed in ahead of the emulsifier.'),
    },
  ],
  machines: ['ww-200', 'm-1100', 'e-175', 'k-550'],
};
