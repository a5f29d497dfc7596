import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'block-lift',
    categories: ['loading'],
    title: t('Zuführtisch mit Blockheber', 'Infeed table with block lift'),
    copy: t(
      'Ein Sauggreifer hebt Blöcke bis 40 kg von der Palette auf den Tisch.',
      'A suction gripper lifts blocks of up to 40 kg from the pallet onto the table.',
    ),
    pictures: ['gs-620/table'],
    slides: [
      {
        headline: t('Eine Hand genügt', 'One hand is enough'),
        copy: t(
          'Der Greifer hält auch bereifte Blöcke; der Ausleger reicht über zwei Paletten.',
          'The gripper holds frosted blocks too; the arm reaches across two pallets.',
        ),
      },
    ],
  },
  {
    key: 'metal-detector',
    categories: ['control'],
    title: t('Einlauf mit Metallsuche am Zuführtisch', 'Infeed opening with metal detection'),
    copy: t(
      'Hält den Vorschub an, bevor ein Fremdkörper die Messer erreicht.',
      'Stops the infeed before a foreign body reaches the knives.',
    ),
    pictures: ['gs-620/housing'],
    slides: [
      {
        headline: t('Empfindlichkeit', 'Sensitivity'),
        copy: t(
          'Eisen ab 2,5 mm, Edelstahl ab 4 mm in gefrorenem Produkt.',
          'Iron from 2.5 mm, stainless steel from 4 mm in frozen product.',
        ),
      },
    ],
  },
  {
    key: 'fine-drum',
    categories: ['cutting'],
    title: t('Feine Messertrommel (Ausführung F)', 'Fine knife drum (version F)'),
    copy: t('48 Messer für Stücke von 40 × 30 × 20 mm.', '48 knives for pieces of 40 × 30 × 20 mm.'),
    pictures: ['films/gs-620-still'],
    video: 'films/gs-620',
    slides: [
      {
        headline: t('Direkt in den Kutter', 'Straight into the bowl cutter'),
        copy: t(
          'Die Stücke sind klein genug für die K 120; die Leistung sinkt auf 4.800 kg/h.',
          'The pieces are small enough for the K 120; output drops to 4,800 kg/h.',
        ),
      },
    ],
  },
  {
    key: 'belt-discharge',
    categories: ['discharge'],
    title: t('Auslaufschurre für Förderbänder', 'Discharge chute for conveyor belts'),
    copy: t('Auf 1.100 mm Höhe verlängert, für Bänder und Schnecken.', 'Extended to a height of 1,100 mm, for belts and screws.'),
    pictures: ['gs-620/outlet'],
    slides: [
      {
        headline: t('Ohne Wagen', 'Without a trolley'),
        copy: t(
          'Die Wagenabfrage wird durch ein Signal des Bandes ersetzt.',
          'The trolley sensor is replaced by a signal from the belt.',
        ),
      },
    ],
  },
];
