/** Output by plate, and the true sizes of machines, on screen and paper. */
export const sizes = {
  plates: {
    name: 'Leistung nach Lochscheibe',
    unit: 'kg/h',
    plate: 'Lochscheibe',
    millimetres: '{{plate}} mm',
    state: 'Zustand des Fleisches',
    states: { fresh: 'Frisch', frozen: 'Gefroren' },
    described: '{{state}}, Lochscheibe {{plate}} mm',
    share: '{{share}} % der stärksten Maschine dieser Bauart',
    larger: 'nächstgrößer: {{name}}, {{difference}} kg/h',
    smaller: 'nächstkleiner: {{name}}, {{difference}} kg/h',
  },
  scale: {
    headline: 'Größen\u00advergleich',
    headlineOf: '{{name}} neben einem Menschen',
    unit: 'Maße in mm, Person 1,80\u00a0m',
    familyHeadline: 'Alle auf einer Linie',
    familyUnit: 'Im gleichen Maßstab, Person 1,80\u00a0m',
    length: 'Länge',
    width: 'Breite',
    height: 'Höhe',
    loadingHeight: 'Beladehöhe',
    described:
      '{{name}} neben dem Umriss einer 1,80\u00a0m großen Person: Länge {{length}} mm, Breite {{width}} mm, Höhe {{height}} mm.',
    describedLoading:
      '{{name}} neben dem Umriss einer 1,80\u00a0m großen Person: Länge {{length}} mm, Breite {{width}} mm, Höhe {{height}} mm, Beladehöhe {{loading}} mm.',
    scroll: 'Zeichnung in wahrer Größe, seitlich verschiebbar',
    person: 'Person, 1,80\u00a0m',
  },
};
