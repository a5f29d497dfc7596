'use client';
import { type DeskDocument, documentsAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { formatTime } from '../format-time.ts';
import { FailedList, type FailedRow } from './failed-list.tsx';
import { mailErrorWords } from './mail-error-words.ts';
import { useDeskList } from './use-desk-list.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

const EVERY_SECONDS = 30;

/** Documents that failed, with why; each can be tried again. While mail is held, the printed ones too that wait for it. */
export function DeskDocuments({ language }: { language: DeskLanguage }) {
  const words = DESK_WORDS[language].documents;
  const { list, reload, retry } = useDeskList('/documents', documentsAnswer, language, EVERY_SECONDS);
  const whyOf = ({ failure, lastError }: DeskDocument) => {
    const error = lastError === null ? '' : mailErrorWords(lastError, language);
    if (failure === null) return error;
    return error ? `${words.failures[failure]} (${error})` : words.failures[failure];
  };
  const rowOf = (document: DeskDocument): FailedRow => ({
    id: document.id,
    title: document.company,
    recipient: document.recipient,
    isFailed: !document.isHeld,
    state: document.isHeld ? words.held : whyOf(document),
    about: (
      <>
        {words.ordered(formatTime(document.createdAt, language))}{' '}
        <a href={`/admin/collections/accounts/${document.accountId}`}>{document.sender}</a>
      </>
    ),
    again: document.isHeld ? null : words.againFor(document.recipient),
  });
  const held = list.status === 'ready' ? list.data.held : 0;
  return (
    <FailedList
      tab="documents"
      language={language}
      list={list}
      listed={list.status === 'ready' ? list.data.documents.map(rowOf) : []}
      reload={reload}
      onRetry={retry}
      pathOf={(id) => `/documents/${id}/again`}
      told={held > 0 ? words.heldCount(held) : null}
    />
  );
}
