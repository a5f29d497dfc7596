import { t } from '../text.ts';
import type { CaseStudy } from './case-study.ts';

export const wurstmanufakturEllern: CaseStudy = {
  title: t('14 Sorten aus einem Kutter', '14 varieties from one bowl cutter'),
  subline: t(
    'Ein Familienbetrieb mit 22 Beschäftigten schreibt auf, was bisher nur der Meister wusste.',
    'A family business with 22 employees writes down what only the master butcher used to know.',
  ),
  topics: ['craft', 'sausage'],
  picture: 'k-330/dark',
  quote: t(
    'Früher entschied der Meister nach Gefühl, heute entscheidet er nach Temperatur. Das Brät ist montags und freitags dasselbe.',
    'Our master butcher used to decide by feel, now he decides by temperature. The emulsion is the same on Mondays and on Fridays.',
  ),
  source: t('Betriebsleitung, Wurstmanufaktur Ellern (fiktiv)', 'Plant manager, Wurstmanufaktur Ellern (fictional)'),
  sections: [
    {
      label: t('Ausgangslage', 'Before'),
      headline: t('Ein Meister, 14 Rezepte, kein Blatt Papier', 'One master butcher, 14 recipes, not a sheet of paper'),
      copy: t(
        'Wenn der Meister Urlaub hatte, gab es zwei Wochen lang nur sechs Sorten. Sein Nachfolger sollte nicht zehn Jahre lernen müssen, wann das Brät kippt.',
        'When the master butcher was on holiday, only six varieties were made for two weeks. His successor was not to need ten years to learn when the emulsion breaks.',
      ),
    },
    {
      label: t('Lösung', 'Solution'),
      headline: t('Vier Wochen mit dem Fühler danebengestanden', 'Four weeks beside him with a sensor'),
      copy: t(
        'Jede Charge wurde mitgeschrieben: Temperatur, Umläufe, Zugaben. Aus den Mitschriften entstanden Rezepte, die die K 330 Schritt für Schritt vorgibt. Was sich nicht messen ließ, steht als Hinweis des Meisters auf der Anzeige.',
        'Every batch was recorded: temperature, bowl turns, additions. The records became recipes that the K 330 guides through step by step. What could not be measured appears on the display as a note by the master butcher.',
      ),
      pictures: ['scenes/case-craft-light', 'k-330/bowl'],
    },
    {
      label: t('Ergebnis', 'Result'),
      facts: [
        { label: t('Sorten je Woche', 'Varieties a week'), value: t('14, das ganze Jahr', '14, all year round') },
        { label: t('Fehlchargen', 'Failed batches'), value: t('1 statt 9 im Jahr', '1 instead of 9 a year') },
        { label: t('Einarbeitung', 'Training'), value: t('6 Wochen', '6 weeks') },
        { label: t('Dosierung Eis', 'Dosing of ice'), value: t('± 200 g', 'within 200 g') },
      ],
    },
  ],
  machines: ['k-330', 'k-120', 'w-160'],
  lines: [],
  applications: ['bruehwurst', 'kochwurst'],
};
