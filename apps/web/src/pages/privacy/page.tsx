import { useSuspenseQuery } from '@tanstack/react-query';
import { RichText } from '@vitrine/ui/rich-text/rich-text.tsx';
import { Footer } from '../../shell/footer.tsx';
import { Header } from '../../shell/header.tsx';
import { Main } from '../../shell/main.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { PublicFrame } from '../../shell/public-frame.tsx';
import { useUser } from '../../stores/objects.ts';
import styles from './page.module.css';
import { privacyPolicyQuery } from './query.ts';

function PrivacyText() {
  const { data } = useSuspenseQuery(privacyPolicyQuery());
  usePageTitle(data.headline);
  return (
    <div className={`grid ${styles.page}`}>
      <h1 className={`h1 ${styles.title}`}>{data.headline}</h1>
      <RichText blocks={data.copy} className={styles.copy} />
    </div>
  );
}

/** `/privacy`: public, and for who is logged in with the header of the inner pages. */
export function PrivacyPage() {
  if (!useUser()) {
    return (
      <PublicFrame>
        <PrivacyText />
      </PublicFrame>
    );
  }
  return (
    <>
      <Header />
      <Main>
        <PrivacyText />
      </Main>
      <Footer />
    </>
  );
}
