import type { FoundEntry } from '@vitrine/contract/search.ts';
import { downloadAddress } from '../../sections/download-address.ts';

/** Where a hit leads: files as attachments, from whatever origin the app has them; everything else in the app. */
export const hitAddress = ({ link, file }: Pick<FoundEntry, 'link' | 'file'>) => (file ? downloadAddress(link) : link);
