import { landingPage } from '@vitrine/contract/landing-page.ts';
import { toWireResource } from '../build/wire-resource.ts';
import { includeImage } from './asset-image.ts';
import { includeVideo } from './asset-video.ts';
import { includeFaqs } from './faq.ts';
import type { DocumentPresenter } from './presenter-context.ts';

/** `landing-page`. */
export const presentLandingPage: DocumentPresenter = async (context) => {
  const { read, type } = context;
  const record = await read.global('landing-page');
  if (!record) return null;
  const sentences = (list: { text: string }[] | null | undefined) => (list ?? []).map(({ text }) => type.text(text));
  return toWireResource(landingPage, 'landing-page', {
    attributes: {
      introPreline: type.text(record.introPreline),
      introHeadline: type.text(record.introHeadline),
      videoHeadline: type.text(record.videoHeadline),
      videoCopy: type.text(record.videoCopy ?? null),
      functionsHeadline: type.text(record.functionsHeadline),
      functions: sentences(record.functions),
      advantagesHeadline: type.text(record.advantagesHeadline),
      advantages: sentences(record.advantages),
      faqHeadline: type.text(record.faqHeadline),
      footerPreline: type.text(record.footerPreline),
      footerHeadline: type.text(record.footerHeadline),
      siteLink: record.siteLink && record.siteLinkText ? { label: type.name(record.siteLinkText), href: record.siteLink } : null,
      footerContact: {
        name: record.footerContact.name,
        phone: record.footerContact.phone,
        email: record.footerContact.email,
      },
    },
    relationships: {
      introBackground: await includeImage(context, record.introBackground, ['auto']),
      introImage: await includeImage(context, record.introImage, ['auto', 'landscape']),
      video: await includeVideo(context, record.video),
      functionsImage: await includeImage(context, record.functionsImage, ['auto', 'landscape']),
      faqList: await includeFaqs(context, record.faqList),
    },
    self: 'landing-page',
  });
};
