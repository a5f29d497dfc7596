import { assetRenderingImage, threeDRendering } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

function includeFrame(context: PresenterContext, frame: Content<'rendering-frames'>): Promise<ResourceIdentifier> {
  return context.included.add(assetRenderingImage, frame.id, async () => ({
    attributes: {
      default: await context.originals.publish('rendering-frames', frame),
      width: frame.width ?? 0,
      height: frame.height ?? 0,
      placeholder: frame.placeholder ?? '',
    },
    relationships: {},
  }));
}

async function includeRendering(
  context: PresenterContext,
  rendering: Content<'three-d-renderings'>,
): Promise<ResourceIdentifier> {
  return context.included.add(threeDRendering, rendering.id, async () => {
    const frames = await context.read.many('rendering-frames', rendering.frames);
    return {
      attributes: {
        title: context.type.text(rendering.title),
        alt: context.site === 'en' ? rendering.alt.en || rendering.alt.de : rendering.alt.de,
        meta: { jump: rendering.jump, extension: extensionOf(frames[0]?.filename) },
      },
      relationships: { images: await Promise.all(frames.map((frame) => includeFrame(context, frame))) },
    };
  });
}

/** Includes ordered turntables with all their frames. */
export async function includeRenderings(
  context: PresenterContext,
  references: readonly Reference<'three-d-renderings'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const renderings = await context.read.many('three-d-renderings', references);
  return Promise.all(renderings.map((rendering) => includeRendering(context, rendering)));
}
