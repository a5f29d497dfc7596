import type { Receiver } from '@vitrine/contract/documents.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { Plus } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { whenBegun } from '../../forms/when-begun.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import styles from './mail-preview.module.css';

const loadMail = laterComponent(() => import(/* later: when the form is used */ './previewed-mail.tsx'), 'PreviewedMail');

/** The mail that goes with the document, to be opened. */
export function MailPreview({ control }: { control: Control<Receiver> }) {
  const t = useTexts('documents');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenBegun(loadMail.ahead), []);
  const close = useCallback(() => setOpen(false), []);
  const Mail = useLoaded(loadMail, isOpen, close);
  return (
    <details className={styles.preview} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('form.mail')}
        <Icon icon={Plus} />
      </summary>
      {Mail ? (
        <Mail control={control} />
      ) : (
        isOpen && (
          <div className={styles.mail} role="status" aria-label={t('form.mailLoading')}>
            <Skeleton width="min(70%, 24rem)" height="1rem" />
            <Skeleton width="min(90%, 32rem)" height="1rem" />
            <Skeleton width="min(60%, 20rem)" height="1rem" />
          </div>
        )
      )}
    </details>
  );
}
