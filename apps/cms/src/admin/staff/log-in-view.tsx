import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { LogInForm } from './log-in-form.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** /admin/login, instead of Payload's: it asks for the second factor. */
export function LogInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const goTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (req.user) redirect(goTo);
  return (
    <StaffFrame>
      <LogInForm language={adminLanguage(req)} goTo={goTo} />
    </StaffFrame>
  );
}
