// What the fuzzer cannot guess, read from a running instance: addresses of pages, values of filters, a log-in, a document.
const DEMO = { username: 'vertrieb@vitrine.example', password: 'vitrine-demo-2026' };
/** Documents read on the search for pages: enough for each kind. */
const DOCUMENTS_MAX = 60;
const VALUES_MAX = 6;

/** By path of an operation and parameter. */
type Values = Record<string, Record<string, unknown>>;

export interface FuzzValues {
  token: string;
  values: Values;
}

interface Resource {
  type: string;
  id?: string;
  attributes?: Record<string, unknown>;
}

interface ResourceDocument {
  data?: Resource | Resource[];
  included?: Resource[];
}

interface Operation {
  parameters?: { name: string }[];
  responses: { 200: { content: Record<string, { schema: { properties: { data: unknown } } }> } };
}

type Schemas = Record<string, { properties: { type: { const: string } } }>;

/** What is read of the OpenAPI description. */
interface Description {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Schemas };
}

interface Page {
  path: string;
  types: string[];
  slugs: Set<string>;
}

function caller(url: string) {
  return async <Answer>(path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Answer | null> => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  };
}

/** The types of the resource that an operation is about, by its description. */
function typesOf(operation: Operation, schemas: Schemas) {
  const [content] = Object.values(operation.responses[200].content);
  const names = [...JSON.stringify(content?.schema.properties.data).matchAll(/schemas\/([A-Za-z0-9]+)"/g)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => schemas[name]?.properties.type.const ?? []);
}

/** Patterns of pages, each with the types of its resource and the slugs found so far. */
const pagesOf = ({ paths, components }: Description): Page[] =>
  Object.entries(paths)
    .filter(([path]) => path.endsWith('/{slug}'))
    .flatMap(([path, { get }]) => (get ? { path, types: typesOf(get, components.schemas), slugs: new Set() } : []));

/** Slugs in a document: last part of an address in it, attribute of a resource it holds. */
function slugsIn(document: ResourceDocument, { path, types }: Page) {
  const kind = path.split('/').at(-2);
  const addresses = [...JSON.stringify(document).matchAll(/"\/([a-z-]+)\/([a-z0-9-]+)"/g)];
  const resources = [document.data ?? [], document.included ?? []].flat();
  return [
    ...addresses.filter(([, name]) => name === kind).map(([, , slug = '']) => slug),
    ...resources
      .filter(({ type }) => types.includes(type))
      .map(({ attributes }) => attributes?.slug)
      .filter((slug) => typeof slug === 'string'),
  ];
}

/** Reads documents and those that they lead to: slugs by path of an operation, and resources by type. */
async function crawl(call: ReturnType<typeof caller>, description: Description, token: string) {
  const pages = pagesOf(description);
  const found = new Map<string, Resource[]>();
  const waiting = Object.keys(description.paths).filter((path) => !path.includes('{') && !path.includes('/auth/'));
  for (let read = 0; read < DOCUMENTS_MAX; read++) {
    const path = waiting.shift();
    if (path === undefined) break;
    const document = await call<ResourceDocument>(path, { token });
    if (!document?.data) continue;
    for (const resource of [document.data].flat()) {
      if (resource.attributes) found.set(resource.type, [...(found.get(resource.type) ?? []), resource]);
    }
    for (const page of pages) {
      for (const slug of slugsIn(document, page)) {
        if (page.slugs.has(slug) || page.slugs.size >= VALUES_MAX) continue;
        page.slugs.add(slug);
        waiting.push(page.path.replace('{slug}', slug));
      }
    }
  }
  return { slugs: new Map(pages.map(({ path, slugs }) => [path, slugs])), found };
}

const attributeOf = (resource: Resource, name: string) => (name === 'id' ? resource.id : resource.attributes?.[name]);

/** Values of `filter[…]` from resources of the type that the path names. */
function filterValues(path: string, operation: Operation | undefined, found: ReadonlyMap<string, Resource[]>) {
  const resources = found.get(path.replace('/api/v1/', '')) ?? [];
  const names = (operation?.parameters ?? []).map(({ name }) => name).filter((name) => name.startsWith('filter['));
  return names.map((name) => {
    const values = resources.map((resource) => attributeOf(resource, name.slice('filter['.length, -1)));
    return [name, [...new Set(values)].filter((value) => typeof value === 'string').slice(0, VALUES_MAX)];
  });
}

/** Answers `{ token, values }`: a fresh access token of the demo's account, and values by path of an operation and parameter. */
export async function fuzzValues(url: string): Promise<FuzzValues> {
  const call = caller(url);
  const session = await call<{ data: { attributes: { token: string } } }>('/api/v1/auth/login', { body: { credentials: DEMO } });
  if (!session) throw new Error('the demo account cannot log in');
  const { token } = session.data.attributes;
  const description = await call<Description>('/api/v1/openapi.json');
  if (!description) throw new Error('there is no description of the API');
  const { slugs, found } = await crawl(call, description, token);
  const values: Values = Object.fromEntries([...slugs].map(([path, known]) => [path, { slug: [...known] }]));
  for (const [path, { get }] of Object.entries(description.paths)) {
    const filters = filterValues(path, get, found);
    if (filters.length > 0) values[path] = Object.fromEntries(filters);
  }
  const pages = [...(slugs.get('/api/v1/product/{slug}') ?? [])].map((slug) => `/product/${slug}`);
  const document = await call<{ data: { hash: string } }>('/api/v1/document-generator/register', {
    token,
    body: {
      meta: {
        customer: { email: 'fuzz@vitrine.example', firstname: 'F', lastname: 'U', company: 'Z', gender: 'female' },
        message: '',
      },
      pages: pages.slice(0, 1).map((page) => ({ id: page, tableOfContentsTitle: page, urlPath: page, type: 'pdf' })),
    },
  });
  if (!document) throw new Error('no document could be ordered');
  for (const part of ['status', 'file']) values[`/api/v1/document-generator/${part}/{hash}`] = { hash: [document.data.hash] };
  values['/api/v1/document-generator/register'] = { 'pages.urlPath': pages };
  values['/api/v1/auth/login'] = { credentials: [DEMO] };
  return { token, values };
}
