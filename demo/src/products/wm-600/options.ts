import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'vacuum-lid',
    categories: ['process'],
    title: t('Vakuumdeckel (Ausführung V)', 'Vacuum lid (version V)'),
    copy: t('Mischt unter 90 % Vakuum: dichte Masse, kräftige Farbe.', 'Mixes under 90% vacuum: dense mixture, strong colour.'),
    pictures: ['wm-600/lid'],
    slides: [
      {
        headline: t('Für lange Haltbarkeit', 'For a long shelf life'),
        copy: t(
          'Weniger Restsauerstoff im Produkt, weniger Poren im Anschnitt.',
          'Less residual oxygen in the product, fewer pores in the cut.',
        ),
      },
      {
        headline: t('Nicht mit Gaskühlung', 'Not with gas cooling'),
        copy: t('Vakuum und Kühlung mit CO₂ schließen einander aus.', 'Vacuum and CO₂ cooling cannot be combined.'),
      },
    ],
  },
  {
    key: 'gas-cooling',
    categories: ['process'],
    title: t('Hörner zur Kühlung mit CO₂ oder Stickstoff', 'Horns for cooling with CO₂ or nitrogen'),
    copy: t(
      'Am Rand des Trogs: Sie senken die Temperatur um 1 Kelvin je Minute.',
      'At the edge of the trough: they lower the temperature by 1 kelvin a minute.',
    ),
    pictures: ['wwr-200/rim'],
    slides: [
      {
        headline: t('Absaugung inklusive', 'Extraction included'),
        copy: t('Mit Gaswarnung und Abluft über Dach.', 'With gas warning and exhaust above the roof.'),
      },
    ],
  },
  {
    key: 'trolley-lift',
    categories: ['loading'],
    title: t('Beschickungseinrichtung', 'Trolley loader'),
    copy: t('Kippt 200-l-Wagen über die Längsseite in den Trog.', 'Tips 200-litre trolleys into the trough over the long side.'),
    pictures: ['ww-200/trolley-lift'],
    slides: [
      {
        headline: t('Links oder rechts', 'Left or right'),
        copy: t(
          'Bei der Bestellung wählbar, die Bedienseite bleibt frei.',
          'Your choice when ordering; the operating side stays clear.',
        ),
      },
    ],
  },
  {
    key: 'sorting',
    categories: ['cutting'],
    title: t('Sortiereinrichtung', 'Sorting device'),
    copy: t(
      'Führt Knorpel und Sehnen durch die Mitte der Scheibe ab.',
      'Carries gristle and sinews off through the middle of the plate.',
    ),
    pictures: ['ww-200/sorting'],
    slides: [
      {
        headline: t('Für Hackfleisch aus Vorderviertel', 'For minced meat from forequarter'),
        copy: t(
          'Senkt den Anteil an Bindegewebe messbar; der Austrag ist einstellbar.',
          'Measurably reduces connective tissue; the discharge is adjustable.',
        ),
      },
    ],
  },
  {
    key: 'load-cells',
    categories: ['control'],
    title: t('Stellfüße mit Wägezellen', 'Levelling feet with load cells'),
    copy: t('Zeigen die Menge im Trog auf 500 g genau.', 'Show the quantity in the trough to within 500 g.'),
    pictures: ['wm-600/doors'],
    slides: [
      {
        headline: t('Dosieren im Trog', 'Dosing in the trough'),
        copy: t(
          'Wasser und Lake laufen bis zum Sollgewicht automatisch zu.',
          'Water and brine run in automatically up to the set weight.',
        ),
      },
    ],
  },
];
