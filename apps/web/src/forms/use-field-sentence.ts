import { useTexts } from '../i18n/use-texts.ts';
import { type FieldMessage, isGeneralCode } from './field-message.ts';

/** The function that puts a field error into words. */
export function useFieldSentence(): (message: FieldMessage) => string {
  const fields = useTexts('fields');
  const accounts = useTexts('accounts');
  return (message) => {
    if ('sentence' in message) return message.sentence;
    return isGeneralCode(message.code) ? fields(message.code) : accounts(`fieldErrors.${message.code}`);
  };
}
