import type { UIFieldServerProps } from 'payload';
import { isAdministrator } from '../../access/is-administrator.ts';
import { adminLanguage } from '../../records/label-text.ts';
import { recoveryLeft } from '../../staff-login/second-factor.ts';
import { OwnSecurity } from './own-security.tsx';
import { ResetFactor } from './reset-factor.tsx';

/** On a member of staff: their own second factor and log-ins, or an administrator's help for somebody else. */
export async function SecurityField({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const language = adminLanguage(req);
  if (String(id) === String(req.user?.id)) return <OwnSecurity language={language} />;
  if (!isAdministrator({ req })) return null;
  const isEnrolled = (await recoveryLeft(req.payload.db.pool, String(id))) !== null;
  return <ResetFactor staffId={String(id)} isEnrolled={isEnrolled} language={language} />;
}
