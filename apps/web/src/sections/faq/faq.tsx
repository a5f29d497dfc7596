import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Product } from '../product-model.ts';

/** Questions and answers; the first one is open, one at a time. */
export function Faq({ product }: { product: Product }) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="light" data-join="" id="faq">
      <div className="grid split">
        <h2 className="h2">{t('faq.headline')}</h2>
        <Accordion items={product.faqList.map(({ id, question, answer }) => ({ id, title: question, body: answer }))} firstOpen />
      </div>
    </section>
  );
}
