import { t } from '../../text.ts';
import type { ProductLine } from '../line.ts';
import { advantages } from './advantages.ts';
import { outputs } from './outputs.ts';
import { references } from './references.ts';

export const rohwurstlinie: ProductLine = {
  title: t('Rohwurstlinie', 'Dry sausage line'),
  subline: t(
    'Vom Gefrierblock bis zum Füllwagen: 2,7 Tonnen Salami je Stunde, zwei Bediener, ein Bedienplatz.',
    'From frozen block to filler trolley: 2.7 tonnes of salami an hour, two operators, one control station.',
  ),
  picture: 'scenes/line-dry-sausage',
  highlightsHeadline: t('Drei Dinge, die man am Anschnitt sieht', 'Three things you can see in the slice'),
  highlights: [
    {
      label: t('Korn', 'Definition'),
      headline: t('Klares Schnittbild', 'Clear particle definition'),
      more: {
        headline: t('Zuletzt gewolft', 'Ground last'),
        copy: t(
          'Die Endkörnung geschieht bei −4 °C im letzten Schritt. Fett und Mageres bleiben getrennt.',
          'The final grinding takes place at −4 °C, in the last step. Fat and lean stay separate.',
        ),
      },
      pictures: ['ww-200/cutting-set'],
    },
    {
      label: t('Mischung', 'Mixture'),
      headline: t('Gleichmäßig gemischt', 'Evenly mixed'),
      more: {
        headline: t('700 kg in 150 Sekunden', '700 kg in 150 seconds'),
        copy: t(
          'Zwei gegenläufige Wellen verteilen Salz und Kulturen, bevor die Masse bindet.',
          'Two counter-rotating shafts distribute salt and cultures before the mixture starts to bind.',
        ),
      },
      pictures: ['m-1100/paddles'],
    },
    {
      label: t('Kälte', 'Cold'),
      headline: t('Kalt bis zum Füller', 'Cold right to the filler'),
      more: {
        headline: t('Kein Band, keine Pumpe', 'No belt, no pump'),
        copy: t(
          'Das Brät fällt in den Füllwagen. Zwischen Schneidkopf und Wagen liegen 60 Zentimeter.',
          'The mixture drops into the filler trolley. Between cutting head and trolley there are 60 centimetres.',
        ),
      },
      pictures: ['gs-620/trolley'],
    },
  ],
  reasonsHeadline: t('Warum diese Linie', 'Why this line'),
  reasons: [
    {
      headline: t('Eine Temperatur', 'One temperature'),
      copy: t(
        'Vier Fühler, ein Regelkreis. Vom Block bis zum Füllwagen ändert sich die Masse um weniger als 1,5 Kelvin.',
        'Four sensors, one control loop. From block to filler trolley the mixture changes by less than 1.5 kelvin.',
      ),
    },
    {
      headline: t('Zwei Bediener', 'Two operators'),
      copy: t(
        'Beschickung, Rezept und Protokoll laufen über einen Bedienplatz. Der zweite Bediener fährt die Wagen.',
        'Loading, recipe and records run through one control station. The second operator moves the trolleys.',
      ),
    },
    {
      headline: t('55 Minuten Reinigung', '55 minutes of cleaning'),
      copy: t(
        'Alle Schnecken und Wellen fahren ohne Werkzeug in die Waschposition, an allen Maschinen zugleich.',
        'All worms and shafts move into the washing position without tools, on all machines at once.',
      ),
    },
  ],
  reasonsPicture: 'scenes/line-dry-sausage-light',
  reasonsPrintPicture: 'scenes/line-dry-sausage-light',
  advantages,
  automationIntroduction: t(
    'Die Linie läuft als eine Maschine, mit einem Rezept und einem Protokoll.',
    'The line runs as one machine, with one recipe and one record.',
  ),
  automations: ['liniensteuerung', 'temperaturfuehrung', 'beschickung'],
  applicationsIntroduction: t(
    'Salami, Landjäger, Mettwurst, Teewurst: Der letzte Schritt entscheidet, was aus dem Brät wird.',
    'Salami, landjaeger, mettwurst, spreadable dry sausage: the last step decides what becomes of the mixture.',
  ),
  applications: ['rohwurst'],
  outputs,
  references,
  downloadsHeadline: t('Unterlagen', 'Documents'),
  questions: [
    {
      question: t('Lässt sich die Linie schrittweise aufbauen?', 'Can the line be built up step by step?'),
      answer: t(
        'Ja. Winkelwolf und Mischer laufen zuerst allein. Steuerung und Übergaben sind vorbereitet und werden später verbunden.',
        'Yes. Angled meat grinder and mixer run on their own first. Control and transfers are prepared and connected later.',
      ),
    },
    {
      question: t('Wie viel Fläche braucht die Linie?', 'How much space does the line need?'),
      answer: t(
        'In der kleinsten Aufstellung 11,5 × 5,2 Meter mit Rangierfläche für 200-l-Wagen.',
        'In its smallest layout 11.5 × 5.2 metres including room to move 200-litre trolleys.',
      ),
    },
    {
      question: t('Wer schult das Personal?', 'Who trains the staff?'),
      answer: t(
        'Unsere Technologen, zwei Tage bei Ihnen, mit Ihren Rezepten.',
        'Our technologists, two days at your plant, with your recipes.',
      ),
    },
  ],
  machines: ['gs-620', 'ww-200', 'm-1100', 'wwr-200', 'k-550'],
};
