import { useSuspenseQuery } from '@tanstack/react-query';
import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { landingPageQuery } from '../../api/start-pages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Main } from '../../shell/main.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { Functions } from './functions.tsx';
import { LandingEnd } from './landing-end.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingTop } from './landing-top.tsx';
import { LandingVideo } from './landing-video.tsx';
import styles from './page.module.css';

/** The one public page: what the app is, and the way in. */
export function LandingPage() {
  const t = useTexts('landing');
  const { data } = useSuspenseQuery(landingPageQuery());
  usePageTitle(t('title'));
  return (
    <>
      <LandingTop />
      <Main>
        <LandingHero page={data} />
        {data.video ? <LandingVideo headline={data.videoHeadline} copy={data.videoCopy} video={data.video} /> : null}
        {data.functions.length > 0 ? (
          <Functions headline={data.functionsHeadline} functions={data.functions} image={data.functionsImage} />
        ) : null}
        {data.advantages.length > 0 ? (
          <section className="section">
            <div className="grid split">
              <div>
                <h2 className="h2">{data.advantagesHeadline}</h2>
                {data.introImage ? (
                  <div className={styles.front}>
                    <Picture image={data.introImage} crop={['landscape', 'auto']} sizes="(max-width: 63.99em) 100vw, 30vw" />
                  </div>
                ) : null}
              </div>
              <ul className={styles.advantages}>
                {data.advantages.map((advantage) => (
                  <li className="h3" key={advantage}>
                    {advantage}
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ) : null}
        {data.faqList.length > 0 ? (
          <section className="section" data-join>
            <div className="grid split">
              <h2 className="h2">{data.faqHeadline}</h2>
              <Accordion items={data.faqList.map((f) => ({ id: f.id, title: f.question, body: f.answer }))} firstOpen />
            </div>
          </section>
        ) : null}
      </Main>
      <LandingEnd page={data} />
    </>
  );
}
