import type { Receiver } from '@vitrine/contract/documents.ts';
import { documentSalutation } from '@vitrine/contract/salutation.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** How the mail will greet, without its comma; it follows what is chosen and typed. One form of address is chosen from the start. */
export function MailSalutation({ control }: { control: Control<Receiver> }) {
  const t = useTexts('documents');
  const language = useStore(shownLanguage, (store) => store.language);
  const [gender, lastname, message] = useWatch({ control, name: ['gender', 'lastName', 'message'] });
  return documentSalutation(language, { gender, lastname }, message)?.replace(/,$/, '') ?? t('form.ownSalutation');
}
