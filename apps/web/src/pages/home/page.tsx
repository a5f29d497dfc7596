import { useSuspenseQuery } from '@tanstack/react-query';
import { homePageQuery } from '../../api/start-pages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Footer } from '../../shell/footer.tsx';
import { Header } from '../../shell/header.tsx';
import { Main } from '../../shell/main.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { HeroVideo } from './hero-video.tsx';
import { HomeIntro } from './intro.tsx';
import { News } from './news.tsx';
import { Teasers } from './teasers.tsx';

/** Home of those who are logged in: video, headline, teaser tiles, news. */
export function HomePage() {
  const t = useTexts('home');
  const { data } = useSuspenseQuery(homePageQuery());
  usePageTitle(t('title'));
  return (
    <>
      <Header over />
      <Main>
        <HomeIntro page={data}>{data.video ? <HeroVideo video={data.video} /> : null}</HomeIntro>
        <Teasers teasers={data.pageTeaserList} />
        {data.news.length > 0 ? <News headline={data.newsHeadline} news={data.news} /> : null}
      </Main>
      <Footer />
    </>
  );
}
