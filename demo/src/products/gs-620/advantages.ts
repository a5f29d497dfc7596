import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'no-tempering',
    category: 'performance',
    title: t('Kein Antauen, kein Tropfsaft', 'No thawing, no drip loss'),
    copy: t(
      'Blöcke kommen mit −25 bis −4 °C aus dem Lager direkt auf den Tisch. Zwei Minuten später liegt der Block in Stücken im Wagen.',
      'Blocks come straight from the store onto the table at −25 to −4 °C. Two minutes later the block is in the trolley, in pieces.',
    ),
    picture: 'gs-620/infeed',
    details: [
      {
        headline: t('Weniger Verlust', 'Less loss'),
        copy: t(
          'Wer nicht antaut, verliert keinen Saft: erfahrungsgemäß 2 bis 3 % der Menge.',
          'No thawing means no drip loss: usually 2 to 3% of the quantity.',
        ),
      },
      {
        headline: t('Weniger Platz', 'Less space'),
        copy: t('Der Auftauraum entfällt.', 'The thawing room is no longer needed.'),
      },
    ],
  },
  {
    key: 'split-knives',
    category: 'quality',
    title: t('24 Messer, jedes einzeln zu tauschen', '24 knives, each replaced individually'),
    copy: t(
      'Die Messer sitzen versetzt auf der Trommel. So greift immer nur eines, der Schlag bleibt klein und die Stücke werden gleich groß.',
      'The knives sit offset on the drum. Only one cuts at a time, so the impact stays low and the pieces come out the same size.',
    ),
    picture: 'gs-620/drum',
    details: [
      {
        headline: t('Schleifen außerhalb', 'Sharpened off the machine'),
        copy: t(
          'Ein Satz liegt geschliffen bereit; der Wechsel dauert 25 Minuten.',
          'A sharpened set is kept ready; changing takes 25 minutes.',
        ),
      },
    ],
  },
  {
    key: 'flying-bearings',
    category: 'hygiene',
    title: t('Trommellager ohne Produktkontakt', 'Drum bearings without product contact'),
    copy: t(
      'Die Lager sitzen außen am Gehäuse und lassen sich ohne Öffnen prüfen und schmieren.',
      'The bearings sit outside on the housing and can be checked and greased without opening it.',
    ),
    picture: 'gs-620/bearing',
    details: [
      {
        headline: t('Schmierstoff', 'Lubricant'),
        copy: t('Lebensmittelverträglich, alle 400 Betriebsstunden.', 'Food-grade, every 400 operating hours.'),
      },
    ],
  },
  {
    key: 'closed-chute',
    category: 'safety',
    title: t('Geschlossen vom Block bis zum Wagen', 'Closed from block to trolley'),
    copy: t(
      'Zuführung und Schurre sind so lang, dass niemand die Trommel erreicht. Ohne Wagen startet die Maschine nicht.',
      'The infeed and chute are too long for anyone to reach the drum. Without a trolley the machine does not start.',
    ),
    picture: 'gs-620/chute',
    details: [
      {
        headline: t('Halt in einer Umdrehung', 'Stopped within one turn'),
        copy: t('Die Bremse hält die Trommel in weniger als 1,4 Sekunden.', 'The brake stops the drum in less than 1.4 seconds.'),
      },
    ],
  },
  {
    key: 'one-button',
    category: 'operation',
    title: t('Drei Programme genügen', 'Three programmes are enough'),
    copy: t(
      'Für Fleisch, Fett und Blöcke mit Folie, am Bedienfeld gewählt. Der Vorschub richtet sich nach der Last der Trommel.',
      'For meat, fat and blocks with film, chosen on the control panel. The infeed follows the load of the drum.',
    ),
    picture: 'gs-620/panel',
    details: [
      {
        headline: t('Gezählt', 'Counted'),
        copy: t('Blöcke, Menge und Messerweg stehen auf der Anzeige.', 'Blocks, quantity and knife travel are on the display.'),
      },
    ],
  },
];
