import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './print-notice.module.css';

interface Props {
  text: string;
  /** Offers the way to the document overview. */
  choose?: boolean;
}

/** One sentence in the place of sheets: loading, failed, nothing chosen. */
export function PrintNotice({ text, choose = false }: Props) {
  const t = useTexts('print');
  return (
    <div className={styles.notice}>
      <p role="status">{text}</p>
      {choose && (
        <Link to={ROUTES['document-overview'].path} className={arrowLinkClass()}>
          <ArrowLabel>{t('preview.choose')}</ArrowLabel>
        </Link>
      )}
    </div>
  );
}
