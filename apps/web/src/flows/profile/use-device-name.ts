import type { sessionEntry } from '@vitrine/contract/my-data.ts';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';

type Session = z.infer<typeof sessionEntry>;

/** The function that says on what a session is. */
export function useDeviceName(): (session: Session) => string {
  const t = useTexts('profile');
  return ({ device }) => {
    const { browser = null, system = null } = device ?? {};
    return browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  };
}
