// @vitest-environment happy-dom
import type { ApiError } from '@vitrine/contract/json-api.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentsStore } from '../../stores/documents.ts';
import { useRecipientForm } from './use-recipient-form.ts';

const server = vi.hoisted((): { errors: ApiError[] } => ({ errors: [] }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }));
vi.mock('../../stores/objects.ts', async (original) => ({ ...(await original<object>()), useUser: () => ({ id: '7' }) }));
vi.mock('./sender.ts', () => ({ sendDraft: async () => server.errors }));

const FILLED = {
  gender: 'male',
  firstName: 'Karin',
  lastName: 'Petersen',
  company: 'Niederaue',
  email: 'k@kunde.example',
  message: '',
} as const;

let form: ReturnType<typeof useRecipientForm> | undefined;
function Probe() {
  form = useRecipientForm();
  return null;
}

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  documentsStore.setState({
    documents: [{ id: '1', tableOfContentsTitle: 'WW 200', urlPath: '/product/ww-200', type: 'pdf' }],
  });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<Probe />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const send = () => act(async () => form?.submit());
const type = (field: 'firstName' | 'lastName' | 'company' | 'email', value: string) =>
  act(async () => form?.form.setValue(field, value));

test('fields that were refused are named until the last of them has been edited', async () => {
  await send();
  expect(form?.alertFields).toEqual(['firstName', 'lastName', 'company', 'email']);
  expect(form?.isMended).toBe(false);
  for (const field of ['firstName', 'lastName', 'company', 'email'] as const) await type(field, FILLED[field]);
  expect(form?.alertFields).toEqual([]);
  expect(form?.isMended).toBe(true);
});

test('a refusal that names no field is not mended by anything', async () => {
  for (const field of ['firstName', 'lastName', 'company', 'email'] as const) await type(field, FILLED[field]);
  server.errors = [{ status: '422', code: 'unprocessable', title: 'Unprocessable' }];
  await send();
  expect(form?.alertFields).toEqual([]);
  expect(form?.isMended).toBe(false);
});
