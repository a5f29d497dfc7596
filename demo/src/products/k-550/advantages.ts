import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'eight-knives',
    category: 'quality',
    title: t('Acht Messer, vier Ebenen', 'Eight knives, four planes'),
    copy: t(
      'Zwei Paare schneiden grob vor, zwei Paare fein nach. Das Brät bindet eine Minute früher und bleibt unter 12 °C.',
      'Two pairs cut coarsely first, two pairs cut finely after. The emulsion binds a minute earlier and stays below 12 °C.',
    ),
    picture: 'k-550/detail',
    details: [
      {
        headline: t('Wuchtgüte', 'Balance quality'),
        copy: t(
          'G 2,5 nach ISO 21940-11, gemessen mit dem bestückten Kopf.',
          'G 2.5 to ISO 21940-11, measured with the fitted head.',
        ),
      },
      {
        headline: t('Messerbruchüberwachung', 'Knife breakage monitoring'),
        copy: t('Ein Schwingungsfühler hält die Welle in 0,9 Sekunden an.', 'A vibration sensor stops the shaft in 0.9 seconds.'),
      },
    ],
  },
  {
    key: 'loader-standard',
    category: 'performance',
    title: t('Beladen, während die Schüssel dreht', 'Loaded while the bowl turns'),
    copy: t(
      'Die Beschickung gehört zur Maschine. Sie kippt 200-Liter-Wagen dosiert über einen ganzen Umlauf.',
      'The loader is part of the machine. It tips 200-litre trolleys gradually over one full turn.',
    ),
    picture: 'k-550/loader',
    details: [
      {
        headline: t('Steht nicht im Weg', 'Not in the way'),
        copy: t('Zum Reinigen schwenkt die Säule um 110 Grad weg.', 'For cleaning the column swings away by 110 degrees.'),
      },
    ],
  },
  {
    key: 'unloader-arm',
    category: 'performance',
    title: t('Auswerfer mit eigenem Programm', 'An unloading disc with a programme of its own'),
    copy: t(
      'Taucht langsam ein, wischt am Ende zweimal nach und zieht hoch, bevor er tropft.',
      'Dips in slowly, wipes twice at the end and lifts before it drips.',
    ),
    picture: 'k-550/unloader',
    details: [
      {
        headline: t('Rest in der Schüssel', 'Left in the bowl'),
        copy: t('Weniger als 1,5 kg.', 'Less than 1.5 kg.'),
      },
    ],
  },
  {
    key: 'bowl-geometry',
    category: 'quality',
    title: t('Flacher Boden, steile Wand', 'Flat bottom, steep wall'),
    copy: t(
      'In dieser Schüssel fällt das Brät von selbst zurück unter die Messer. Kein Kneten, kein Überziehen.',
      'In this bowl the emulsion falls back under the knives by itself. No kneading, no overworking.',
    ),
    picture: 'k-550/bowl',
    details: [
      {
        headline: t('Wandstärke', 'Wall thickness'),
        copy: t('22 mm, gegossen, an einem Stück bearbeitet.', '22 mm, cast, machined in one piece.'),
      },
    ],
  },
  {
    key: 'noise-and-lid',
    category: 'safety',
    title: t('Zwei Deckel, eine Verriegelung', 'Two lids, one interlock'),
    copy: t(
      'Messerhaube und Lärmschutzdeckel geben erst frei, wenn Messer und Schüssel stehen.',
      'Knife hood and noise hood release only when knives and bowl have stopped.',
    ),
    picture: 'k-550/hood',
    details: [
      {
        headline: t('83 dB(A)', '83 dB(A) at the panel'),
        copy: t(
          'Am Bedienplatz, bei 3.100 Umdrehungen und voller Schüssel.',
          'At the operator position, at 3,100 rpm with a full bowl.',
        ),
      },
    ],
  },
  {
    key: 'drain-deck',
    category: 'hygiene',
    title: t('Deck mit drei Grad Gefälle', 'A deck with a three-degree fall'),
    copy: t(
      'Wasser läuft nach außen in eine umlaufende Rinne und von dort in den Bodenablauf.',
      'Water runs outwards into a channel all round and from there into the floor drain.',
    ),
    picture: 'k-550/body',
    details: [
      {
        headline: t('Unterbau geschlossen', 'Closed base'),
        copy: t(
          'Überdruck hält Sprühnebel aus dem Schaltraum fern.',
          'Positive pressure keeps spray out of the electrical compartment.',
        ),
      },
    ],
  },
];
