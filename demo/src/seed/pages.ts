import { frame, pdf } from '../pages/frame.ts';
import { home } from '../pages/home.ts';
import { landing } from '../pages/landing.ts';
import { privacyPolicy } from '../pages/privacy.ts';
import { productOf } from '../products/all.ts';
import { inOrder } from './in-order.ts';
import { pictureId, videoId } from './media.ts';
import { seedNavigation } from './navigation.ts';
import { pageReference } from './page-ref.ts';
import { seedQuestion } from './product-parts.ts';
import { rows } from './record-id.ts';
import { richText } from './rich-text.ts';
import type { SeedRun } from './seed-run.ts';

const seedHome = (run: SeedRun) =>
  run.writeGlobal('home-page', (words) => ({
    customH1: words(home.headline),
    video: videoId(home.video),
    pageTeaserList: rows('home-page/teasers', home.teasers, ({ headline, copy, product }) => ({
      headline: words(headline),
      copy: words(copy),
      image: pictureId(productOf(product).preview),
      link: { type: 'entry' as const, entry: pageReference({ product }), openInNewTab: false },
    })),
    newsHeadline: words(home.newsHeadline),
    news: rows('home-page/news', home.news, ({ label, headline, page }) => ({
      label: words(label),
      headline: words(headline),
      link: { type: 'entry' as const, entry: pageReference(page), openInNewTab: false },
    })),
    _status: 'published' as const,
  }));

async function seedLanding(run: SeedRun): Promise<void> {
  const faqList = await inOrder(landing.questions, (question, index) => seedQuestion(run, `landing-page/${index}`, question));
  await run.writeGlobal('landing-page', (words) => ({
    introPreline: words(landing.introPreline),
    introHeadline: words(landing.introHeadline),
    introBackground: pictureId(landing.pictures.background),
    introImage: pictureId(landing.pictures.front),
    videoHeadline: words(landing.videoHeadline),
    videoCopy: words(landing.videoCopy),
    video: videoId(landing.video),
    functionsHeadline: words(landing.functionsHeadline),
    functions: rows('landing-page/functions', landing.functions, (text) => ({ text: words(text) })),
    functionsImage: pictureId(landing.pictures.functions),
    advantagesHeadline: words(landing.advantagesHeadline),
    advantages: rows('landing-page/advantages', landing.advantages, (text) => ({ text: words(text) })),
    faqHeadline: words(landing.faqHeadline),
    faqList,
    siteLinkText: words(landing.siteLink.text),
    siteLink: words(landing.siteLink.address),
    footerPreline: words(landing.footerPreline),
    footerHeadline: words(landing.footerHeadline),
    footerContact: {
      name: words(landing.footerContact.name),
      phone: landing.footerContact.phone,
      email: landing.footerContact.email,
    },
    _status: 'published' as const,
  }));
}

const seedFrame = (run: SeedRun) =>
  run.writeGlobal('navigation-meta', (words) => ({
    companyName: words(frame.companyName),
    legalNotice: words(frame.legalNotice),
    secondaryLinks: rows('navigation-meta/secondary', frame.secondaryLinks, ({ label, link }) => ({
      label: words(label),
      link: words(link),
    })),
    legalLinks: rows('navigation-meta/legal', frame.legalLinks, ({ label, link }) => ({
      label: words(label),
      link: words(link),
    })),
    _status: 'published' as const,
  }));

const seedPdfMeta = (run: SeedRun) =>
  run.writeGlobal('pdf-meta', (words) => ({
    coverHeadline: words(pdf.coverHeadline),
    recipientLabel: words(pdf.recipientLabel),
    senderLabel: words(pdf.senderLabel),
    coverImage: pictureId(pdf.coverImage),
    contentsHeadline: words(pdf.contentsHeadline),
    lastSheetHeadline: words(pdf.lastSheetHeadline),
    companyName: words(pdf.companyName),
    companyAddress: words(pdf.companyAddress),
    companyWeb: pdf.companyWeb,
    legalNotice: words(pdf.legalNotice),
    _status: 'published' as const,
  }));

/** What people agree to when they register. */
export const seedPrivacyPolicy = (run: SeedRun): Promise<void> =>
  run.writeGlobal('privacy-policy', (words) => ({
    headline: words(privacyPolicy.headline),
    copy: richText(privacyPolicy.copy, words),
    _status: 'published' as const,
  }));

/** Menu, home, public page, and the texts around pages and documents. */
export async function seedPages(run: SeedRun): Promise<void> {
  await seedNavigation(run);
  await seedHome(run);
  await seedLanding(run);
  await seedFrame(run);
  await seedPdfMeta(run);
  await seedPrivacyPolicy(run);
}
