import { useTexts } from '../../i18n/use-texts.ts';

/** The words of the viewer's controls and of its pictures' states. */
export function useViewerTexts() {
  const t = useTexts('products');
  const common = useTexts('common');
  return {
    labels: { close: common('close'), previous: t('viewer.previous'), next: t('viewer.next') },
    imageLabels: { loading: t('viewer.loading'), failed: t('viewer.failed') },
  };
}
