/**
 * Letters of the small faces that a first screen is set in: what German and English need, signs of units and trade marks, and the accents
 * of names. A letter that is missing comes in a face of the system. Archivo itself has no ≤ ≥ ≈.
 */
export const FIRST_LETTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ',
  'abcdefghijklmnopqrstuvwxyzäöüß',
  'àáâãåæçèéêëìíîïñòóôõøùúûÀÁÂÅÆÇÈÉÊËÍÎÑÓÔØÙÚÛ',
  '0123456789½²³°µ%&+−×±=',
  ' \u00a0\u2009\u00ad.,:;!?()/\\[]*#@-–—…·•',
  '„“”‚‘’«»"\'®™©€$£′″',
].join('');
