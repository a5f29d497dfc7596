import { PRODUCT_LINE_HERO } from '@vitrine/contract/heroes.ts';
import { DarkIntro } from '../../sections/dark-intro/dark-intro.tsx';
import type { ProductLine } from '../../sections/resources.ts';

/** What a line's page begins with, on the server too: the word above its name is given. */
export const LineIntro = ({ line: { title, subline, image }, label }: { line: ProductLine; label: string }) => (
  <DarkIntro label={label} title={title} size="display" subline={subline} image={image} hero={PRODUCT_LINE_HERO} />
);
