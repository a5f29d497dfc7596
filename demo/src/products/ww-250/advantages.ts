import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'continuous',
    category: 'performance',
    title: t('20 Stunden am Stück', '20 hours at a stretch'),
    copy: t(
      'Motor und Getriebe hinter den Wartungstüren sind wassergekühlt und auf Dauerlast bei 30 °C Raumtemperatur ausgelegt.',
      'Motor and gearbox behind the service doors are water-cooled and rated for continuous load at a room temperature of 30 °C.',
    ),
    picture: 'ww-250/doors',
    details: [
      {
        headline: t('Kühlwasser', 'Cooling water'),
        copy: t('12 Liter je Minute im geschlossenen Kreis, bis 25 °C.', '12 litres a minute in a closed circuit, up to 25 °C.'),
      },
      {
        headline: t('Wartungsfenster', 'Service window'),
        copy: t(
          'Alle Schmierstellen liegen an einer Leiste hinter der linken Tür; 15 Minuten je Woche.',
          'All grease points are on one strip behind the left-hand door; 15 minutes a week.',
        ),
      },
    ],
  },
  {
    key: 'hopper-900',
    category: 'performance',
    title: t('Puffer für vier Minuten', 'A buffer of four minutes'),
    copy: t(
      'Ein Trichter mit 900 Litern überbrückt den Staplerwechsel. Eine Füllstandssonde ruft den nächsten Wagen.',
      'A hopper of 900 litres bridges the time until the next forklift. A level probe calls for the next trolley.',
    ),
    picture: 'ww-250/hopper',
    details: [
      {
        headline: t('Keine Brücken', 'No bridging'),
        copy: t(
          'Die Zubringerschnecke liegt exzentrisch und greift über die ganze Trichterbreite.',
          'The feed worm lies off-centre and grips across the full width of the hopper.',
        ),
      },
    ],
  },
  {
    key: 'cold-cut',
    category: 'quality',
    title: t('0,6 Kelvin bei 8 mm', '0.6 kelvin at 8 mm'),
    copy: t(
      'Mehr wärmt sich mageres Rindfleisch mit 0 °C auf dem Weg durch Schnecken und Schneidkopf nicht auf, auch nicht in der dritten Schicht.',
      'Lean beef at 0 °C warms up by no more than that on its way through the worms and the cutting head, even in the third shift.',
    ),
    picture: 'ww-250/detail',
    details: [
      {
        headline: t('Gemessen, nicht gerechnet', 'Measured, not calculated'),
        copy: t(
          'Fühler im Auslauf, Mittelwert über 15 Minuten bei 11.800 kg/h.',
          'Sensor in the outlet, mean over 15 minutes at 11,800 kg/h.',
        ),
      },
    ],
  },
  {
    key: 'set-lift',
    category: 'safety',
    title: t('Niemand hebt 41 Kilogramm', 'Nobody lifts 41 kilograms'),
    copy: t(
      'So schwer ist der Schneidsatz mit Mutter. Ein Schwenkarm am Podest nimmt ihn auf und legt ihn auf den Waschwagen.',
      'That is the weight of the cutting set with its nut. A swivel arm on the platform takes it and lays it on the washing trolley.',
    ),
    picture: 'ww-250/steps',
    details: [
      {
        headline: t('Traglast', 'Lifting capacity'),
        copy: t('80 kg, mit Handkurbel, ohne Strom.', '80 kg, by hand crank, without electricity.'),
      },
    ],
  },
  {
    key: 'line-control',
    category: 'operation',
    title: t('Spricht mit der Linie', 'Talks to the line'),
    copy: t(
      'Menge, Temperatur und Drehzahl stehen am Bedienfeld und gehen im Sekundentakt an den Leitstand. Sollwerte kommen von dort zurück.',
      'Quantity, temperature and speed are on the control panel and go to the control station every second. Set values come back from there.',
    ),
    picture: 'ww-250/panel',
    details: [
      {
        headline: t('Schnittstelle', 'Interface'),
        copy: t('OPC UA, auf Wunsch auch über trockene Kontakte.', 'OPC UA, or dry contacts on request.'),
      },
    ],
  },
];
