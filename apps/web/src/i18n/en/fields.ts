export { englishFieldTexts as fields } from '@vitrine/contract/validation-texts/fields-en.ts';
