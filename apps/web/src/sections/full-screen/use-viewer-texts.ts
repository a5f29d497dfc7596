import { useTexts } from '../../i18n/use-texts.ts';

/** The words of the viewer's controls and of its pictures' states. */
export function useViewerTexts() {
  const t = useTexts('products');
  return {
    labels: { close: t('viewer.close'), previous: t('viewer.previous'), next: t('viewer.next') },
    imageLabels: { loading: t('viewer.loading'), failed: t('viewer.failed') },
  };
}
