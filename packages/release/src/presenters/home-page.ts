import { homePage, pageTeaser } from '@vitrine/contract/home-page.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Globals } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { includeVideo } from './asset-video.ts';
import { presentLink } from './link.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';

type Teaser = NonNullable<Globals['home-page']['pageTeaserList']>[number];
type News = NonNullable<Globals['home-page']['news']>[number];

async function includeTeaser(context: PresenterContext, teaser: Teaser, index: number): Promise<ResourceIdentifier | null> {
  const target = await presentLink(context, teaser.link);
  if (!target) return null;
  const image = await includeImage(context, teaser.image, ['landscape']);
  const { type } = context;
  return context.included.add(pageTeaser, teaser.id ?? `home-page-${index}`, () => ({
    attributes: {
      label: type.text(teaser.label ?? null),
      headline: type.text(teaser.headline),
      copy: type.text(teaser.copy ?? null),
      link: target.link,
    },
    relationships: { image, linkAsset: target.asset },
  }));
}

async function presentNews(context: PresenterContext, news: News) {
  const target = await presentLink(context, news.link);
  const { type } = context;
  return target && { label: type.text(news.label), headline: type.text(news.headline), link: target.link };
}

/** `home-page`. A teaser or a piece of news whose target is not published is left out. */
export const presentHomePage: DocumentPresenter = async (context) => {
  const record = await context.read.global('home-page');
  if (!record) return null;
  const [video, teasers, news] = await Promise.all([
    includeVideo(context, record.video),
    Promise.all((record.pageTeaserList ?? []).map((teaser, index) => includeTeaser(context, teaser, index))),
    Promise.all((record.news ?? []).map((item) => presentNews(context, item))),
  ]);
  return toWireResource(homePage, 'home-page', {
    attributes: {
      customH1: context.type.text(record.customH1),
      newsHeadline: context.type.text(record.newsHeadline ?? null),
      news: news.filter((item) => item !== null),
    },
    relationships: { video, pageTeaserList: teasers.filter((teaser) => teaser !== null) },
    self: 'home-page',
  });
};
