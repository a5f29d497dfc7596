import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

/** A page that can be added to a document, as the bar offers it. */
export interface BarPage {
  /** Route path. */
  path: string;
  /** In the document's contents. */
  title: string;
  /** In the bar and in what is said: the machine's type name, or the title. */
  name: string;
  /** Address of the data sheet; null where the page has none and its print takes its place. */
  dataSheet: string | null;
}

const barPage = createStore<{ page: BarPage | null; box: HTMLElement | null }>(() => ({ page: null, box: null }));

/** Says which page is on show and where its "send document" box is; the bar is there as long as the page is. */
export function useBarPage({ path, title, name, dataSheet }: BarPage, box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    barPage.setState({ page: { path, title, name, dataSheet }, box: box.current });
    return () => barPage.setState({ page: null, box: null });
  }, [path, title, name, dataSheet, box]);
}

export const useShownPage = () => useStore(barPage, ({ page }) => page);
export const useSendBox = () => useStore(barPage, ({ box }) => box);
