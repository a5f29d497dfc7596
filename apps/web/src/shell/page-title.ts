import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import { useTexts } from '../i18n/use-texts.ts';

const titleStore = createStore<{ title: string; path: string }>(() => ({ title: '', path: '' }));

/** Titles of content carry soft hyphens, which a window title would show as marks. */
const plain = (title: string) => title.replaceAll('\u00ad', '');

/** Names the page: in the window's title, and in the header of routes that show their title. */
export function usePageTitle(title: string): void {
  const t = useTexts('common');
  const site = t('siteName');
  const { history } = useRouter();
  useEffect(() => {
    titleStore.setState({ title, path: history.location.pathname });
    document.title = title ? `${plain(title)} · ${site}` : site;
    return () => titleStore.setState({ title: '' });
  }, [title, site, history]);
}

/** The title of the page on show. */
export const useCurrentTitle = () => useStore(titleStore, (state) => state.title);

/** Path of the page that the title is of: for a moment a page is there before its address counts as arrived at. */
export const useTitledPath = () => useStore(titleStore, (state) => state.path);
