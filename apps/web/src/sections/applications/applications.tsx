import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { Product } from '../product-model.ts';
import styles from './applications.module.css';

type Application = Product['productApplicationList'][number];

/** What the machine is used for; a cell leads to the application's page once there is one. */
export function Applications({ product }: { product: Product }) {
  const t = useTexts('products');
  const introduction = product.content.applicationsIntroduction;
  const headline = t('applications.headline');
  return (
    <section className="section" data-surface="steel" id="applications">
      <Carousel
        heading={
          <div>
            <h2 className="h2">{headline}</h2>
            {introduction && <p className={`body muted ${styles.introduction}`}>{introduction}</p>}
          </div>
        }
        label={headline}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {product.productApplicationList.map((application) => ({
          key: application.id,
          cell: application.link ? (
            <AppLink href={application.link} className={styles.cell}>
              <Cell application={application} />
            </AppLink>
          ) : (
            <div className={styles.cell}>
              <Cell application={application} />
            </div>
          ),
        }))}
      </Carousel>
    </section>
  );
}

function Cell({ application: { title, subline, productImage } }: { application: Application }) {
  return (
    <>
      <figure className={styles.picture}>
        {productImage && <Picture image={productImage} crop={['portrait', 'auto']} sizes="(min-width: 1024px) 29vw, 300px" />}
      </figure>
      <h3 className="h4">{title}</h3>
      {subline && <p className="muted small">{subline}</p>}
    </>
  );
}
