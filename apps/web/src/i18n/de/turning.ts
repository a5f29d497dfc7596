/** Of a view that is turned: loaded with its player. */
export const turning = {
  angle: 'Drehwinkel',
  degrees: '{{angle}} Grad',
  row: '{{degrees}}, Blickhöhe {{row}} von {{rows}}',
  higher: 'Von weiter oben ansehen',
  lower: 'Von weiter unten ansehen',
  hotspots: 'Bauteile',
  watch: 'Video ansehen',
  enlarge: 'Bild ansehen',
};
