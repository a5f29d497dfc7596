import { t } from '../text.ts';
import type { CaseStudy } from './case-study.ts';

const source = t('Produktionsleitung, Fleischwerk Niederaue (fiktiv)', 'Production manager, Fleischwerk Niederaue (fictional)');

export const fleischwerkNiederaue: CaseStudy = {
  title: t('Brühwurst im Zweischichtbetrieb', 'Boiled sausage in two shifts'),
  subline: t(
    'Ein Werk mit 140 Beschäftigten stellt von Chargen im Takt der Kutter auf eine Linie im Takt der Füller um.',
    'A plant with 140 employees switches from batches at the pace of its bowl cutters to a line at the pace of its fillers.',
  ),
  topics: ['industry', 'sausage'],
  picture: 'scenes/line',
  quote: t(
    'Wir wolfen in zwei Schichten, wofür wir früher drei gebraucht haben.',
    'We grind in two shifts what used to take us three.',
  ),
  source,
  sections: [
    {
      label: t('Ausgangslage', 'Before'),
      headline: t('Drei Schichten und ein Engpass', 'Three shifts and one bottleneck'),
      copy: t(
        'Zwei Wölfe aus den neunziger Jahren lieferten zusammen sechs Tonnen je Stunde. Die Füller hätten neun abgenommen. Also lief der Wolf nachts vor, und das Gewolfte stand bis zum Morgen im Kühlraum.',
        'Two grinders from the nineties together delivered six tonnes an hour. The fillers could have taken nine. So the grinder ran ahead at night, and the ground meat stood in the cold room until morning.',
      ),
    },
    {
      label: t('Lösung', 'Solution'),
      headline: t('Eine WW 200 für zwei alte Wölfe', 'One WW 200 for two old grinders'),
      subline: t(
        'Dazu zwei Mischer, ein Emulgator und ein Kutter für Sorten mit Einlage',
        'Plus two mixers, an emulsifier and a bowl cutter for varieties with chunky ingredients',
      ),
      copy: t(
        'Der Winkelwolf wolft auf 13 mm vor, zwei M 1100 mischen und entlüften im Wechsel, die E 175 bringt das Brät auf seine Feinheit. Alle hängen an einem Leitstand, der den langsamsten Schritt kennt. Sorten mit Einlage kuttert eine K 550.',
        'The angled meat grinder pre-grinds to 13 mm, two M 1100s mix and de-aerate in turn, the E 175 brings the emulsion to its final fineness. All of them are connected to a control station that knows the slowest step. Varieties with chunky ingredients are made in a K 550.',
      ),
      pictures: ['ww-200/preview', 'm-1100/preview', 'scenes/case-emulsion-light'],
    },
    {
      label: t('Umbau', 'Conversion'),
      headline: t('Elf Tage, kein Liefertag verloren', 'Eleven days without a missed delivery'),
      copy: t(
        'Umgebaut wurde zwischen zwei Wochenenden. Die alten Wölfe liefen so lange neben der Baustelle weiter; am zwölften Tag gingen sie in die Ausbildungswerkstatt.',
        'The conversion took place between two weekends. Until then the old grinders kept running beside the building site; on the twelfth day they went to the training workshop.',
      ),
    },
    {
      label: t('Stimme', 'In their words'),
      quote: t(
        'Die Nachtschicht arbeitet jetzt am Tag. Das hat im Betrieb mehr verändert als jede Zahl.',
        'The night shift now works by day. That changed more in the plant than any figure did.',
      ),
      source,
    },
    {
      label: t('Ergebnis', 'Result'),
      facts: [
        { label: t('Brät je Stunde', 'Emulsion per hour'), value: t('8.400 statt 6.000 kg', '8,400 instead of 6,000 kg') },
        { label: t('Schichten', 'Shifts'), value: t('2 statt 3', '2 instead of 3') },
        { label: t('Temperatur am Füller', 'Temperature at the filler'), value: t('11,2 °C ± 0,4', '11.2 °C ± 0.4') },
        { label: t('Strom je Tonne', 'Electricity per tonne'), value: t('−14 %', '−14%') },
        { label: t('In Betrieb seit', 'In operation since'), value: t('März 2024', 'March 2024') },
      ],
    },
  ],
  machines: ['ww-200', 'm-1100', 'e-175', 'k-550'],
  lines: ['bruehwurstlinie'],
  applications: ['bruehwurst'],
};
