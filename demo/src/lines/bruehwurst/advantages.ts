import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'closed-pipe',
    category: 'hygiene',
    title: t('Geschlossen ab dem Mischer', 'Closed from the mixer on'),
    copy: t(
      'Zwischen Auslaufklappe und Füller sieht das Brät kein Licht. Gereinigt wird im Kreislauf mit Molch.',
      'Between discharge flap and filler the emulsion sees no light. Cleaning runs in a circuit with a pig.',
    ),
    picture: 'm-1100/flap',
    details: [
      {
        headline: t('32 Minuten', '32 minutes'),
        copy: t('von der letzten Charge bis zur Freigabe.', 'from the last batch to release.'),
      },
    ],
  },
  {
    key: 'constant-bite',
    category: 'quality',
    title: t('Montag wie Freitag', 'Monday like Friday'),
    copy: t(
      'Temperatur und Spalt schwanken um weniger als 3 %. Der Biss der Wurst schwankt mit ihnen.',
      'Temperature and gap vary by less than 3%. The bite of the sausage varies with them.',
    ),
    picture: 'e-175/cabinet',
    details: [
      {
        headline: t('Nachgemessen', 'Verified'),
        copy: t('Textur an 60 Proben je Schicht über vier Wochen.', 'Texture of 60 samples a shift over four weeks.'),
      },
    ],
  },
  {
    key: 'one-person',
    category: 'operation',
    title: t('Eine Person, ein Rundgang', 'One person, one round'),
    copy: t(
      'Alle Bedienfelder zeigen die ganze Linie. Wer am Trichter steht, sieht den Füller.',
      'Every panel shows the whole line. From the hopper you can see the filler.',
    ),
    picture: 'ww-200/control',
    details: [
      {
        headline: t('Meldungen', 'Messages'),
        copy: t('Auch auf das Telefon, mit Bild der Stelle.', 'On the phone, too, with a picture of the place.'),
      },
    ],
  },
];
