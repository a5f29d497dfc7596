import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { useTexts } from '../i18n/use-texts.ts';

const titleStore = createStore<{ title: string }>(() => ({ title: '' }));

/** Titles of content carry soft hyphens, which a window title would show as marks. */
const plain = (title: string) => title.replaceAll('\u00ad', '');

/** Names the page: in the window's title, and in the header of routes that show their title. */
export function usePageTitle(title: string): void {
  const t = useTexts('common');
  const site = t('siteName');
  useEffect(() => {
    titleStore.setState({ title });
    document.title = title ? `${plain(title)} · ${site}` : site;
    return () => titleStore.setState({ title: '' });
  }, [title, site]);
}

/** The title of the page on show. */
export const useCurrentTitle = () => useStore(titleStore, (state) => state.title);
