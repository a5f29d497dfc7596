// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { platform } from '../../platform.ts';
import { clearTokens, setTokens } from '../../stores/auth.ts';
import { documentsStore } from '../../stores/documents.ts';
import { EMPTY_DOCUMENTS } from '../../stores/documents-state.ts';
import { setUser } from '../../stores/objects.ts';
import { accepted, page, receiver, state } from '../../testing/document-server.ts';
import { person } from '../../testing/person.ts';
import DocumentSender from './document-sender.ts';
import { sendDraft } from './sender.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what waits is sent once there is a session again; without one nothing is asked', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The page of this DOM may ask no server of the test.
  const callApi = vi.spyOn(platform.origin, 'callApi').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  documentsStore.setState({ ...EMPTY_DOCUMENTS, userId: '7', documents: [page] }, true);
  await sendDraft(receiver, '7');
  expect(state().sendings).toMatchObject([{ state: 'queued' }]);
  callApi.mockResolvedValue(new Response(JSON.stringify(accepted.body), { status: accepted.status }));
  clearTokens();
  setUser(person('7'));
  const root = createRoot(document.createElement('main'));
  await act(async () => root.render(<DocumentSender />));
  expect(callApi).toHaveBeenCalledOnce();
  await act(async () => setTokens('token', null));
  await vi.waitFor(() => expect(state().sendings).toMatchObject([{ state: 'generating' }]));
  expect(callApi).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
