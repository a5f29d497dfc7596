import { useRouter } from '@tanstack/react-router';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowLeft } from 'lucide';
import type { MouseEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Automation } from '../../sections/resources.ts';
import { AppLink } from '../../shell/app-link.tsx';

/** Back to the page one came from; to the line where the visit began here, home where there is none. */
export function BackLink({ line }: { line: Automation['productLine'] }) {
  const t = useTexts('lines');
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    if (!history.canGoBack() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <AppLink href={line ? routeOf({ kind: 'product-line', slug: line.slug }) : '/'} className={arrowLinkClass()} onClick={follow}>
      <Icon icon={ArrowLeft} />
      {t('back')}
    </AppLink>
  );
}
