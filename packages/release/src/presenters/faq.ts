import { faq } from '@vitrine/contract/faq.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Reference } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered questions with their answers. */
export async function includeFaqs(
  { read, type, included }: PresenterContext,
  references: readonly Reference<'faqs'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const records = await read.many('faqs', references);
  return Promise.all(
    records.map((record) =>
      included.add(faq, record.id, () => ({
        attributes: { question: type.text(record.question), answer: type.text(record.answer) },
        relationships: {},
      })),
    ),
  );
}
