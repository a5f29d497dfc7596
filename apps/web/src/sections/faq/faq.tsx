import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Question } from '../resources.ts';
import { questionItems, useAskedAnchor } from './question-items.ts';

/** Questions and answers; the first one is open, one at a time. */
export function Faq({ items }: { items: readonly Question[] }) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="light" data-join="" id="faq">
      <div className="grid split">
        <h2 className="h2">{t('faq.headline')}</h2>
        <Accordion items={questionItems(items)} asked={useAskedAnchor()} firstOpen />
      </div>
    </section>
  );
}
