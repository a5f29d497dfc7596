import { MinimalTemplate } from '@payloadcms/next/templates';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { AdminViewServerProps } from 'payload';
import { ResetForm } from './reset-form.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** /admin/reset, to which the mail of a forgotten password leads; the code is in the fragment, which no server gets. */
export function ResetView({ initPageResult }: AdminViewServerProps) {
  return (
    <MinimalTemplate className="login">
      <StaffFrame>
        <ResetForm language={adminLanguage(initPageResult.req)} />
      </StaffFrame>
    </MinimalTemplate>
  );
}
