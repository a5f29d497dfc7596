import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Ausschalten und zerlegen', 'Switch off and dismantle'),
    minutes: 4,
    copy: t(
      'Netzstecker ziehen. Schale abheben, Mutter lösen, Schnecke ziehen.',
      'Pull the mains plug. Lift off the tray, release the nut, pull out the worm.',
    ),
  },
  {
    title: t('Kleinteile waschen', 'Wash the small parts'),
    minutes: 6,
    copy: t('Schale, Schnecke und Schneidsatz in die Spülmaschine geben.', 'Put tray, worm and cutting set into the dishwasher.'),
  },
  {
    title: t('Gehäuse abschäumen', 'Foam the housing'),
    minutes: 10,
    copy: t(
      'Schaum fünf Minuten einwirken lassen, dann mit 45 °C abspülen.',
      'Leave the foam for five minutes, then rinse at 45 °C.',
    ),
  },
  {
    title: t('Desinfizieren und zusammensetzen', 'Disinfect and reassemble'),
    minutes: 5,
    copy: t('Messer trocken einlegen, Mutter handfest anziehen.', 'Insert the knife dry, tighten the nut by hand.'),
  },
];
