import type { DocumentFailure } from '@vitrine/contract/documents.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { textsOf } from '../../i18n/i18n.ts';
import type { Sending } from '../../stores/documents-state.ts';
import { notify } from '../../stores/notifications.ts';
import type { SendingOutcome } from './sending.ts';

interface Why {
  failure?: DocumentFailure | undefined;
  /** It is the draft again, and its form shows what is wrong. */
  isDraft?: boolean;
}

/** Tells how a document ended (shell.md 3: icons sent and error), and why it failed if that is known. Errors stay until they are closed. */
export function announce(outcome: SendingOutcome, { receiver, idempotencyKey }: Sending, { failure, isDraft }: Why = {}): void {
  notify(() => {
    const t = textsOf('documents');
    const told = t(`notice.${outcome}`, { name: `${receiver.firstName} ${receiver.lastName}` });
    const text = failure ? `${told} ${t(`failure.${failure}`)}` : told;
    const singleNotificationKey = `document-${idempotencyKey}`;
    const look = { action: ROUTES['document-outbox'].path, actionText: t('notice.look') };
    if (outcome === 'sent') return { icon: 'sent', text, singleNotificationKey, ...look };
    const back = isDraft ? { action: ROUTES['document-form'].path, actionText: t('notice.check') } : look;
    return { icon: 'error', style: 'error', text, singleNotificationKey, ...back };
  });
}
