import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { AdminViewServerProps } from 'payload';
import { ForgotForm } from './forgot-form.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** /admin/forgot, instead of Payload's. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  return (
    <StaffFrame>
      <ForgotForm language={adminLanguage(initPageResult.req)} />
    </StaffFrame>
  );
}
