/** Sentences about what is wrong with a field of any form. */
export { germanFieldTexts as fields } from '@vitrine/contract/validation-texts/fields-de.ts';
