import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { ApplicationTeaser } from '../resources.ts';
import styles from './applications.module.css';

interface Props {
  introduction: string | null;
  items: readonly ApplicationTeaser[];
}

/** That many fit beside the headline: a row of them would be half empty. */
const FEW = 2;

/** What the machine is used for; a cell leads to the application's page once there is one. One alone is large. */
export function Applications({ introduction, items }: Props) {
  const t = useTexts('products');
  const headline = t('applications.headline');
  const heading = (
    <div className={styles.heading}>
      <h2 className="h2">{headline}</h2>
      {introduction && <p className={`body muted ${styles.introduction}`}>{introduction}</p>}
    </div>
  );
  return (
    <section className="section" data-surface="steel" id="applications">
      {items.length <= FEW ? (
        <div className={`grid ${styles.few}`}>
          {heading}
          {items.map((application) => (
            <Cell key={application.id} application={application} isAlone={items.length === 1} />
          ))}
        </div>
      ) : (
        <Carousel heading={heading} label={headline} previousLabel={t('previous')} nextLabel={t('next')}>
          {items.map((application) => ({ key: application.id, cell: <Cell application={application} /> }))}
        </Carousel>
      )}
    </section>
  );
}

interface CellProps {
  application: ApplicationTeaser;
  isAlone?: boolean;
}

function Cell({ application, isAlone = false }: CellProps) {
  const content = <CellContent application={application} isAlone={isAlone} />;
  return application.link ? (
    <AppLink href={application.link} className={styles.cell}>
      {content}
    </AppLink>
  ) : (
    <div className={styles.cell}>{content}</div>
  );
}

function CellContent({ application: { title, subline, productImage }, isAlone }: CellProps) {
  return (
    <>
      <figure className={styles.picture}>
        {productImage && (
          <Picture
            image={productImage}
            crop={isAlone ? ['landscape', 'auto'] : ['portrait', 'auto']}
            sizes={isAlone ? '(min-width: 64em) 54vw, 92vw' : '(min-width: 64em) 42vw, (min-width: 48em) 48vw, 92vw'}
          />
        )}
      </figure>
      <h3 className="h4">{title}</h3>
      {subline && <p className="muted small">{subline}</p>}
    </>
  );
}
