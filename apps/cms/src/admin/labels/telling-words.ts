/** Fields of rows that say best what a row is, best first. */
const TELLING = [
  'headline',
  'accordionHeadline',
  'key',
  'value',
  'label',
  'text',
  'bulletPoint',
  'step',
  'quote',
  'copy',
  'description',
  'bulletPoints',
];

/** The first words of a row or a block: its headline, its figure or its sentence; null when nothing is written yet. */
export function tellingWords(data: Record<string, unknown> | undefined): string | null {
  const words = TELLING.map((name) => data?.[name]).find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof words === 'string' ? words : null;
}
