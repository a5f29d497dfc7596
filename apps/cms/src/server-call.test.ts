import { expect, test } from 'vitest';
import { readCall, refusalOf } from './server-call.ts';

const CONFIG = {
  collections: [{ slug: 'files' }, { slug: 'images' }],
  globals: [{ slug: 'home' }],
  admin: { dashboard: { widgets: [{ slug: 'collections' }, { slug: 'notes', fields: [{ name: 'text', type: 'text' }] }] } },
};
const read = (given: unknown) => readCall(given, CONFIG);

test.each([
  ['form-state', { collectionSlug: 'files', formState: {} }],
  ['form-state', { globalSlug: 'home', collectionSlug: undefined }],
  ['render-document', { collectionSlug: 'images', docID: null }],
  ['render-document', { collectionSlug: 'home', drawerSlug: 'versions' }],
  ['render-list', { collectionSlug: 'images', query: { limit: 10 } }],
  ['slugify', { collectionSlug: 'files', path: 'slug', valueToSlugify: 'x' }],
  ['render-document-slots', { collectionSlug: 'files', id: '' }],
  ['render-widget', { widgetSlug: 'collections', widgetData: {} }],
  ['form-state', { widgetSlug: 'notes', formState: {} }],
  ['get-default-layout', {}],
])('%s is called as the admin calls it, with all its arguments', (name, args) => {
  expect(read({ name, args, handler: 'x' })).toEqual({ name, args });
});

test('no name of the prototype is a server function, whatever its arguments', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  expect(inherited).toContain('constructor');
  expect(inherited.filter((name) => read({ name, args: { collectionSlug: 'files' } }))).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['no object', 'form-state'],
  ['a list of a name', { name: ['form-state'], args: { collectionSlug: 'files' } }],
  ['a name that there is not', { name: 'form-states', args: { collectionSlug: 'files' } }],
  ['a function of what is off', { name: 'schedule-publish', args: { collectionSlug: 'files' } }],
  ['no arguments', { name: 'form-state' }],
  ['arguments that are a text', { name: 'get-default-layout', args: '$K1' }],
  ['nothing that it is about', { name: 'form-state', args: {} }],
  ['a collection that there is not', { name: 'render-list', args: { collectionSlug: 'constructor' } }],
  ['several collections', { name: 'render-list', args: { collectionSlug: ['files'] } }],
  ['a widget that there is not', { name: 'render-widget', args: { widgetSlug: 'constructor' } }],
  ['a form of a widget that there is not', { name: 'form-state', args: { widgetSlug: 'none' } }],
  ['a form of a widget without fields', { name: 'form-state', args: { widgetSlug: 'collections' } }],
  ['slots of a global', { name: 'render-document-slots', args: { globalSlug: 'home' } }],
  ['a global for a list', { name: 'render-list', args: { globalSlug: 'home' } }],
  ['a function for experiments', { name: 'render-field', args: { collectionSlug: 'files' } }],
  ['no language to copy to', { name: 'copy-data-from-locale', args: { collectionSlug: 'files', fromLocale: 'de' } }],
])('%s is no call', (_, given) => {
  expect(read(given)).toBeNull();
});

test('a refusal by Payload is answered as a refusal, a failure of ours is not', () => {
  const forbidden = Object.assign(new Error('Für diese Aktion fehlt Ihnen die Berechtigung.'), { status: 403 });
  expect(refusalOf(forbidden)).toEqual({ status: 403, message: forbidden.message });
  for (const failure of [new TypeError('x'), Object.assign(new Error('x'), { status: 500 }), 'x']) {
    expect(refusalOf(failure)).toBeNull();
  }
});
