import { renderingContents, renderingFolder } from '@vitrine/content-model/renderings/contents.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { webrotate360 } from '@vitrine/contract/webrotate-360.ts';
import { DocumentBuildError } from '../build/document-build-error.ts';
import type { Content, Reference } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

async function presentRotation(context: PresenterContext, record: Content<'webrotate-360'>) {
  const parsed = renderingContents.safeParse(record.contents);
  if (!parsed.success) throw new DocumentBuildError(`webrotate-360 ${record.id}: its archive has not been checked`);
  const contents = parsed.data;
  const { baseUrl } = await context.renderings.publish(record, contents);
  const folder = renderingFolder(contents);
  const urlOf = (file: string) => `${baseUrl}${folder}/${file}`;
  const words = new Map((record.hotspots ?? []).map((row) => [row.identifier, row]));
  return {
    attributes: {
      name: context.type.text(record.name),
      alt: context.site === 'en' ? record.alt.en || record.alt.de : record.alt.de,
      baseUrl,
      renderingFolder: folder,
      xmlFile: contents.configuration,
      coverImagePath: contents.cover,
      width: contents.width,
      height: contents.height,
      placeholder: contents.placeholder,
      hotspots: contents.hotspots.map(({ id, src }) => ({
        id,
        label: context.type.text(words.get(id)?.label ?? id),
        text: context.type.text(words.get(id)?.text ?? null),
        info: { src: src && urlOf(src) },
      })),
      renderingPaths: {
        baseUrl,
        renderingFolder: folder,
        xmlFile: urlOf(contents.configuration),
        imagePaths: [...new Set([...contents.images, contents.cover])].map(urlOf),
        hotspotPaths: contents.hotspotMedia.map(urlOf),
        themePaths: contents.theme.map(urlOf),
      },
    },
    relationships: {},
  };
}

/** Includes ordered renderings of the 360 rotator with all their files. */
export async function includeRotations(
  context: PresenterContext,
  references: readonly Reference<'webrotate-360'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const records = await context.read.many('webrotate-360', references);
  return Promise.all(
    records.map((record) => context.included.add(webrotate360, record.id, () => presentRotation(context, record))),
  );
}
