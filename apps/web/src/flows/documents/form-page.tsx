import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowLeft, ArrowRight } from 'lucide';
import { useFieldSentence } from '../../forms/use-field-sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { useAddedDocuments } from '../../stores/documents.ts';
import { documentLength } from './document-length.ts';
import { DocumentSummary } from './document-summary.tsx';
import styles from './form-page.module.css';
import { MailSalutation } from './mail-salutation.tsx';
import { RecentRecipients } from './recent-recipients.tsx';
import { RecipientForm } from './recipient-form.tsx';
import { StepBar } from './step-bar.tsx';
import columns from './two-columns.module.css';
import { useCataloguePages } from './use-catalogue-pages.ts';
import { usePreparedSending } from './use-prepared-sending.ts';
import { useRecipientForm } from './use-recipient-form.ts';

const FORM = 'recipient-form';

/** `/documents/form`: recipient and message on the left, the document and the button that sends it on the right. */
export function FormPage() {
  const t = useTexts('documents');
  const sentenceOf = useFieldSentence();
  usePageTitle(t('form.title'));
  usePreparedSending();
  const { find, pageCounts } = useCataloguePages();
  const documents = useAddedDocuments();
  const state = useRecipientForm();
  const { pagesError, isSubmitting } = state;
  const salutation = <MailSalutation control={state.form.control} />;
  const length = documentLength(
    documents.map((d) => d.urlPath),
    pageCounts,
  );
  const pagesSentence = pagesError && sentenceOf(pagesError);
  return (
    <>
      <div className={columns.columns}>
        <div className={columns.main}>
          <Link to={ROUTES['document-overview'].path} className={styles.back}>
            <Icon icon={ArrowLeft} />
            {t('form.back')}
          </Link>
          <h1 className="h1">{t('form.title')}</h1>
          <RecentRecipients onChoose={state.fill} />
          <RecipientForm id={FORM} state={state} />
        </div>
        <DocumentSummary
          length={length}
          pageCounts={pageCounts}
          find={find}
          error={pagesSentence ?? undefined}
          salutation={salutation}
        >
          <Button type="submit" form={FORM} variant="signal" wide busy={isSubmitting}>
            {t('form.send')}
            <Icon icon={ArrowRight} />
          </Button>
        </DocumentSummary>
      </div>
      {documents.length > 0 && (
        <StepBar
          label={t('form.sendShort')}
          length={length}
          note={
            <>
              {t('form.salutation')}: {salutation}
            </>
          }
        >
          <Button type="submit" form={FORM} variant="signal" busy={isSubmitting}>
            {t('form.sendShort')}
            <Icon icon={ArrowRight} />
          </Button>
        </StepBar>
      )}
    </>
  );
}
