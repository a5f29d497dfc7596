import { t } from '../text.ts';
import type { Automation } from './all.ts';

export const liniensteuerung: Automation = {
  title: t('Liniensteuerung', 'Line control'),
  subline: t('Rezepte, Chargen, Protokolle', 'Recipes, batches, records'),
  topics: ['control'],
  sections: [
    {
      headline: t('Ein Rezept für alle Maschinen', 'One recipe for all machines'),
      copy: [
        t(
          'Der Leitstand verteilt Sollwerte an Wolf, Mischer, Kutter und Emulgator: Drehzahl, Zeit, Temperatur, Spalt. Geändert wird an einer Stelle, freigegeben von der Meisterin oder dem Meister.',
          'The control station distributes set values to grinder, mixer, bowl cutter and emulsifier: speed, time, temperature, gap. Changes are made in one place and signed off by the master butcher.',
        ),
      ],
    },
    {
      headline: t('Was die Linie mitschreibt', 'What the line records'),
      copy: [
        t(
          'Je Charge 140 Werte, von der Wagennummer bis zur Endtemperatur. Sie bleiben fünf Jahre lesbar und lassen sich als CSV ausgeben.',
          '140 values per batch, from the trolley number to the final temperature. They stay readable for five years and can be exported as CSV.',
        ),
        t(
          'Die Anbindung an Ihr ERP läuft über OPC UA. Wir liefern die Beschreibung der Datenpunkte mit dem Angebot.',
          'The connection to your ERP runs over OPC UA. We supply the description of the data points with the quotation.',
        ),
      ],
    },
  ],
  pictures: ['ww-200/panel', 'ww-200/control', 'k-330/panel'],
  videos: ['films/k-550', 'films/ww-200'],
};
