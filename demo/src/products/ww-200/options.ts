import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'trolley-lift',
    categories: ['loading'],
    title: t('Beschickungseinrichtung', 'Trolley loader'),
    copy: t('Hebt und kippt 200-l-Wagen in den Trichter.', 'Lifts and tips 200-litre trolleys into the hopper.'),
    pictures: ['ww-200/trolley-lift'],
    slides: [
      {
        headline: t('Hub in 22 Sekunden', 'Lifted in 22 seconds'),
        copy: t(
          'Der Hub beginnt erst, wenn der Füllstand im Trichter es zulässt. Der Wagen kippt in zwei Stufen.',
          'Lifting begins only when the level in the hopper allows it. The trolley tips in two steps.',
        ),
      },
      {
        headline: t('Gesichert', 'Safeguarded'),
        copy: t('Schutzgitter und Lichtvorhang nach EN ISO 13857.', 'Guard and light curtain to EN ISO 13857.'),
      },
    ],
  },
  {
    key: 'bin-lift-300',
    categories: ['loading'],
    title: t('Hubsäule für 300-l-Wagen', 'Lifting column for 300-litre trolleys'),
    copy: t(
      'Für Betriebe mit großen Wagen; steht rechts und dreht nicht.',
      'For plants with large trolleys; stands on the right and does not swivel.',
    ),
    pictures: ['ww-200/bin-lift', 'wwb-300/column'],
    slides: [
      {
        headline: t('Platzbedarf', 'Space needed'),
        copy: t('Die Stellfläche wächst um 760 mm nach rechts.', 'The footprint extends 760 mm further to the right.'),
      },
    ],
  },
  {
    key: 'platform',
    categories: ['loading', 'cleaning'],
    title: t('Podest mit Geländer', 'Platform with rail'),
    copy: t('Sicher am Trichter arbeiten, reinigen und prüfen.', 'Work, clean and inspect safely at the hopper.'),
    pictures: ['ww-200/platform'],
    slides: [
      {
        headline: t('Stufen mit Rost', 'Grated steps'),
        copy: t(
          'Rutschhemmung R 12, zum Reinigen ohne Werkzeug aushängbar.',
          'Slip resistance R 12; unhooks without tools for cleaning.',
        ),
      },
    ],
  },
  {
    key: 'sorting',
    categories: ['cutting'],
    title: t('Sortiereinrichtung', 'Sorting device'),
    copy: t(
      'Führt Knorpel und Sehnen durch die Mitte der letzten Scheibe ab.',
      'Carries gristle and sinews off through the middle of the last plate.',
    ),
    pictures: ['ww-200/sorting'],
    slides: [
      {
        headline: t('Anteil einstellbar', 'Adjustable share'),
        copy: t(
          'Ein Handrad stellt den Austrag auf 1 bis 8 % der Menge.',
          'A hand wheel sets the discharge to 1 to 8% of the quantity.',
        ),
      },
      {
        headline: t('Nachrüstbar', 'Can be retrofitted'),
        copy: t('Ab Baujahr 2021 ohne Umbau des Gehäuses.', 'On machines built from 2021 on, without changing the housing.'),
      },
    ],
  },
  {
    key: 'outlet-sensor',
    categories: ['control'],
    title: t('Anzeige der Produkttemperatur', 'Product temperature display'),
    copy: t('Ein Fühler im Auslauf misst im laufenden Betrieb.', 'A sensor in the outlet measures while the machine is running.'),
    pictures: ['ww-200/panel'],
    slides: [
      {
        headline: t('Grenzwert je Programm', 'Limit for each programme'),
        copy: t(
          'Wird der Wert überschritten, senkt die Steuerung die Drehzahl oder hält an.',
          'When it is exceeded, the control lowers the speed or stops.',
        ),
      },
    ],
  },
  {
    key: 'worm-trolley',
    categories: ['cleaning'],
    title: t('Schneckenausfahrwagen', 'Worm trolley'),
    copy: t('Nimmt beide Schnecken zur Reinigung auf.', 'Holds both worms for cleaning.'),
    pictures: ['ww-200/worm-trolley'],
    slides: [
      {
        headline: t('Waschen im Wagen', 'Washed in the trolley'),
        copy: t('Passt in Waschkabinen ab 1.200 mm Innenmaß.', 'Fits washing cabins from 1,200 mm inside.'),
      },
    ],
  },
];
