import type { Highlight } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const highlights: readonly Highlight[] = [
  {
    label: t('Beschickung', 'Loading'),
    headline: t('Der Wagen fährt von allein hinauf', 'The trolley goes up by itself'),
    more: {
      headline: t('So läuft ein Hub', 'How a lift runs'),
      copy: t(
        'Wagen in die Gabel schieben, Tor schließen. Die Säule wartet auf Platz im Trichter, hebt in 26 Sekunden, kippt in drei Stufen und stellt den leeren Wagen ab.',
        'Push the trolley onto the fork, close the gate. The column waits for room in the hopper, lifts in 26 seconds, tips in three steps and sets the empty trolley down.',
      ),
    },
    pictures: ['wwb-300/lift'],
  },
  {
    label: t('Schneidkopf', 'Cutting head'),
    headline: t('300 mm: die größte Scheibe, die ein Mensch noch einlegt', '300 mm: the largest plate a person can still fit'),
    more: {
      headline: t('Dahinter beginnt der Kran', 'Beyond that you need a crane'),
      copy: t(
        'Eine 300er-Scheibe wiegt 14,6 kg. Mit dem Einlegewerkzeug wird sie geführt, nicht getragen.',
        'A 300 mm plate weighs 14.6 kg. With the fitting tool it is guided, not carried.',
      ),
    },
    pictures: ['wwb-300/base'],
  },
];
