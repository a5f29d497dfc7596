import { useQueries } from '@tanstack/react-query';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { productQuery } from '../../api/product-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { DrawingLazy } from './drawing-lazy.tsx';
import { familyDrawing } from './model.ts';
import styles from './scale.module.css';
import { useDescription } from './use-description.ts';
import { useFormat } from './use-format.ts';
import { useNear } from './use-near.ts';

/** FamilyScale once it is near: it needs the record of each machine. */
export function FamilyScaleLazy({ slugs }: { slugs: readonly string[] }) {
  const [place, isNear] = useNear();
  if (slugs.length < 2) return null;
  return isNear ? <FamilyScale slugs={slugs} /> : <div ref={place} className={styles.waiting} data-waits />;
}

/** The machines of an overview at true sizes on one line, small left, large right; nothing where there are not several. */
function FamilyScale({ slugs }: { slugs: readonly string[] }) {
  const t = useTexts('sizes');
  const format = useFormat();
  const describe = useDescription();
  const answers = useQueries({ queries: slugs.map(productQuery) });
  if (answers.some(({ isPending }) => isPending)) return <div className={styles.waiting} data-waits />;
  const drawing = familyDrawing(answers.flatMap(({ data }) => data ?? []));
  if (!drawing) return null;
  return (
    <section className="section" data-surface="light" id="scale">
      <div className="grid">
        <div className={styles.head}>
          <h2 className="h2">{t('scale.familyHeadline')}</h2>
          <p className="muted small">{t('scale.familyUnit')}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label={t('scale.scroll')} tabIndex={0}>
          <ul className="sr">
            {drawing.machines.map((machine) => (
              <li key={machine.name}>{describe(machine)}</li>
            ))}
          </ul>
          <DrawingLazy
            drawing={drawing}
            format={format}
            loadingHeight={t('scale.loadingHeight')}
            className={styles.family}
            picture={({ path, name, picture }) =>
              picture && (
                <AppLink href={path} tabIndex={-1} className={styles.link}>
                  <Picture image={picture} crop="auto" sizes="25vw" alt={name} />
                </AppLink>
              )
            }
          />
        </section>
      </div>
    </section>
  );
}
