import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { buttonClass } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { useAddedDocuments } from '../../stores/documents.ts';
import { documentLength } from './document-length.ts';
import { DocumentSide } from './document-side.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { PageList } from './page-list.tsx';
import { StepBar } from './step-bar.tsx';
import columns from './two-columns.module.css';
import { useCataloguePages } from './use-catalogue-pages.ts';

/** `/documents/overview`: choose pages on the left, put them in order on the right, go on to the recipient. */
export function OverviewPage() {
  const t = useTexts('documents');
  usePageTitle(t('overview.title'));
  const { groups, pageCounts } = useCataloguePages();
  const documents = useAddedDocuments();
  const [open, setOpen] = useState(true);
  const length = documentLength(
    documents.map((d) => d.urlPath),
    pageCounts,
  );
  return (
    <>
      <div className={classNames(columns.columns, !open && columns.collapsed)}>
        <div className={columns.main}>
          <h1 className="h1">{t('overview.title')}</h1>
          <OutboxLink />
          <PageList groups={groups} pageCounts={pageCounts} />
        </div>
        <DocumentSide length={length} pageCounts={pageCounts} open={open} onToggle={() => setOpen(!open)} />
      </div>
      {length.chapters > 0 && (
        <StepBar label={t('overview.yourDocument')} length={length} always={!open}>
          <Link to={ROUTES['document-form'].path} className={buttonClass({ variant: 'signal' })}>
            {t('overview.proceedShort')}
            <Icon icon={ArrowRight} />
          </Link>
        </StepBar>
      )}
    </>
  );
}
