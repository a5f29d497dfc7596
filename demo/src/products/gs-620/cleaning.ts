import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Leer fahren und sichern', 'Run empty and secure'),
    minutes: 3,
    copy: t(
      'Vorschub zurückfahren, Stillstand abwarten, Hauptschalter auf 0.',
      'Retract the infeed, wait for standstill, main switch to 0.',
    ),
  },
  {
    title: t('Tisch hochklappen', 'Fold up the table'),
    minutes: 2,
    copy: t('Riegel lösen, Tisch bis zum Einrasten heben.', 'Release the latch, raise the table until it locks.'),
  },
  {
    title: t('Gehäuse öffnen', 'Open the housing'),
    minutes: 3,
    copy: t('Trommel mit der Sperre festsetzen. Schnittfeste Handschuhe tragen.', 'Lock the drum. Wear cut-resistant gloves.'),
  },
  {
    title: t('Abtauen und vorspülen', 'Defrost and pre-rinse'),
    minutes: 10,
    copy: t('40 bis 50 °C, höchstens 25 bar, bis kein Eis mehr haftet.', '40 to 50 °C, 25 bar at most, until no ice is left.'),
  },
  {
    title: t('Schäumen', 'Foam'),
    minutes: 12,
    copy: t('Trommel von Hand weiterdrehen, alle Messer benetzen.', 'Turn the drum by hand, wet all knives.'),
  },
  {
    title: t('Nachspülen, trocknen', 'Rinse, dry'),
    minutes: 10,
    copy: t(
      'Klar spülen, desinfizieren, Messer ölfrei trocknen lassen.',
      'Rinse clear, disinfect, leave the knives to dry free of oil.',
    ),
  },
];
