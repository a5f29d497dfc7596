import type { Highlight } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const highlights: readonly Highlight[] = [
  {
    label: t('Linie', 'Line'),
    headline: t('Beladen, kuttern, entleeren: 13 Minuten', 'Load, cut, empty: 13 minutes'),
    more: {
      headline: t('Takt einer Brühwurstcharge', 'Cycle of a boiled sausage batch'),
      copy: t(
        'Zwei Wagen in 70 Sekunden hinein, acht bis zehn Minuten kuttern, 420 kg in zwei Minuten heraus. Das sind vier Chargen je Stunde.',
        'Two trolleys in within 70 seconds, eight to ten minutes of cutting, 420 kg out in two minutes. That makes four batches an hour.',
      ),
    },
    pictures: ['k-550/dark'],
  },
  {
    label: t('Schüssel', 'Bowl'),
    headline: t('So ruhig läuft das Brät', 'This is how smoothly the emulsion runs'),
    more: {
      headline: t('Zwei Antriebe am Schüsselkranz', 'Two drives on the bowl rim'),
      copy: t(
        'Sie gleichen aus, was die Messer bremsen. Die Schüssel dreht auch voll beladen ohne Ruck an.',
        'They compensate for what the knives slow down. Even fully loaded, the bowl starts without a jerk.',
      ),
    },
    pictures: ['films/k-550-still'],
  },
];
