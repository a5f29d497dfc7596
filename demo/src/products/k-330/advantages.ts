import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'balanced-knife-head',
    category: 'quality',
    title: t('Messerkopf, der gewuchtet bleibt', 'A knife head that stays balanced'),
    copy: t(
      'Sechs Messer sitzen paarweise auf dem Kopf und werden mit ihm gewuchtet. Bei 3.600 Umdrehungen läuft die Welle ruhig, das Brät wird gleichmäßig fein.',
      'Six knives sit on the head in pairs and are balanced together with it. At 3,600 rpm the shaft runs smoothly and the emulsion turns out uniformly fine.',
    ),
    picture: 'k-330/knife-head',
    details: [
      {
        headline: t('Messerwechsel', 'Changing knives'),
        copy: t(
          'Der Kopf wird als Ganzes abgezogen und außerhalb der Maschine bestückt. Mit einem zweiten Kopf steht die Maschine zwölf Minuten.',
          'The head comes off in one piece and is fitted with knives outside the machine. With a second head, downtime is twelve minutes.',
        ),
      },
      {
        headline: t('Abstand zur Schüssel', 'Clearance to the bowl'),
        copy: t(
          'Auf 1,5 mm eingestellt, ohne Nachstellen zwischen zwei Schliffen.',
          'Set to 1.5 mm, with no readjustment between sharpenings.',
        ),
      },
    ],
  },
  {
    key: 'cast-bowl',
    category: 'hygiene',
    title: t('Schüssel aus einem Guss', 'Bowl cast in one piece'),
    copy: t(
      'Gegossen, gedreht und poliert: keine Naht, kein Spalt, keine Stelle, an der Brät hängen bleibt.',
      'Cast, turned and polished: no seam, no gap, nowhere for emulsion to stick.',
    ),
    picture: 'k-330/bowl',
    details: [
      {
        headline: t('Rauheit', 'Roughness'),
        copy: t('Ra unter 0,4 µm auf der Innenseite.', 'Ra below 0.4 µm on the inside.'),
      },
      {
        headline: t('Schüsselrand', 'Edge of the bowl'),
        copy: t(
          'Nach außen gezogen: Tropfwasser läuft ab, statt ins Produkt zu laufen.',
          'Turned outwards: drips run off instead of into the product.',
        ),
      },
    ],
  },
  {
    key: 'open-body',
    category: 'hygiene',
    title: t('Gerundeter Unterbau ohne Ecken', 'Rounded base without corners'),
    copy: t(
      'Große Radien, geneigte Deckfläche, Türen mit umlaufender Dichtung. Schaum erreicht jede Fläche, Wasser läuft ab.',
      'Large radii, a sloping top, doors with an all-round seal. Foam reaches every surface, water runs off.',
    ),
    picture: 'k-330/body',
    details: [
      {
        headline: t('Schutzart', 'Degree of protection'),
        copy: t(
          'Elektrik in IP 66, Lüfter schalten beim Reinigen ab und schließen.',
          'Electrics in IP 66, fans switch off and close during cleaning.',
        ),
      },
    ],
  },
  {
    key: 'quiet-hood',
    category: 'safety',
    title: t('81 dB(A) bei voller Drehzahl', '81 dB(A) at full speed'),
    copy: t(
      'Messerhaube und Lärmschutzdeckel schließen dicht. Gemessen wurde am Bedienplatz, mit voller Schüssel.',
      'The knife hood and noise hood close tightly. Measured at the operator position, with a full bowl.',
    ),
    picture: 'k-330/hood',
    details: [
      {
        headline: t('Halt in vier Sekunden', 'Stopped in four seconds'),
        copy: t(
          'Nach dem Stoppbefehl stehen die Messer in vier Sekunden. Erst dann gibt die Verriegelung die Haube frei.',
          'After the stop command the knives come to rest within four seconds. Only then does the interlock release the hood.',
        ),
      },
      {
        headline: t('Beleuchtet', 'Lit'),
        copy: t(
          'Zwei Leuchten zeigen das Brät auch bei geschlossener Haube.',
          'Two lamps show the emulsion even with the hood closed.',
        ),
      },
    ],
  },
  {
    key: 'recipes',
    category: 'operation',
    title: t('Rezept statt Stoppuhr', 'Recipe instead of stopwatch'),
    copy: t(
      'Die Steuerung führt nach Temperatur, Umläufen und Zeit durch die Charge. Das Bedienfeld sagt an, wann Eis, Speck und Gewürz folgen.',
      'The control guides you through the batch by temperature, bowl turns and time. The control panel says when to add ice, fat and spices.',
    ),
    picture: 'k-330/arm',
    details: [
      {
        headline: t('200 Rezepte', '200 recipes'),
        copy: t(
          'Mit Schritten, Grenzwerten und Freigabe durch die Meisterin oder den Meister.',
          'With steps, limits and sign-off by the master butcher.',
        ),
      },
      {
        headline: t('Schwenkarm', 'Swivel arm'),
        copy: t(
          'Das Bedienfeld steht dort, wo gearbeitet wird, und schwenkt zum Reinigen weg.',
          'The panel stands where the work is done and swings away for cleaning.',
        ),
      },
    ],
  },
];
