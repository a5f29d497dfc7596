import { recoveryLeft } from '@vitrine/accounts/staff/second-factor.ts';
import { isAdministrator } from '@vitrine/content-model/access/is-administrator.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { staffQueries } from '@vitrine/content-model/requests/staff-reads.ts';
import type { UIFieldServerProps } from 'payload';
import { DeleteMember } from './delete-member.tsx';
import { OwnSecurity } from './own-security.tsx';
import { ResetFactor } from './reset-factor.tsx';

/** On a member of staff: their own second factor and log-ins; of somebody else, what administrators do about them. */
export async function SecurityField({ data, id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const language = adminLanguage(req);
  if (String(id) === String(req.user?.id)) return <OwnSecurity language={language} />;
  if (!isAdministrator({ req })) return null;
  const isEnrolled = (await recoveryLeft(staffQueries(req), String(id))) !== null;
  return (
    <>
      <ResetFactor staffId={String(id)} isEnrolled={isEnrolled} language={language} />
      <DeleteMember staffId={String(id)} name={String(data?.name ?? '')} language={language} />
    </>
  );
}
