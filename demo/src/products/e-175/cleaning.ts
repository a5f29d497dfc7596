import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Auspressen und spülen', 'Press out and flush'),
    minutes: 5,
    copy: t(
      'Auspressdeckel aufsetzen, danach 40 Liter warmes Wasser durchlaufen lassen.',
      'Fit the press-out lid, then run 40 litres of warm water through.',
    ),
  },
  {
    title: t('Schneidkopf öffnen', 'Open the cutting head'),
    minutes: 6,
    copy: t(
      'Spalt ganz öffnen, Klammerring lösen, Kopf aufschwenken.',
      'Open the gap fully, release the clamp ring, swing the head open.',
    ),
  },
  {
    title: t('Messer und Scheiben ziehen', 'Pull knives and plates'),
    minutes: 4,
    copy: t('Reihenfolge und Lage auf dem Rüstbrett einhalten.', 'Keep order and position on the setup board.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 12,
    copy: t(
      'Trichter, Kopf und Rohr; Rohrinnenseite mit der Bürste.',
      'Funnel, head and pipe; the inside of the pipe with the brush.',
    ),
  },
  {
    title: t('Nachspülen, desinfizieren, schließen', 'Rinse, disinfect, close'),
    minutes: 10,
    copy: t('Nach dem Einbau den Nullpunkt suchen lassen.', 'After assembly let the machine find its zero point.'),
  },
];
