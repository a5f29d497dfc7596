import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const root = resolve(import.meta.dirname, '../..');

const config: NextConfig = {
  // Our TypeScript is checked by itself (npm run check); the build only builds.
  typescript: { ignoreBuildErrors: true },
  // Workspace packages are TypeScript sources.
  transpilePackages: ['@vitrine/accounts', '@vitrine/content-model', '@vitrine/contract', '@vitrine/jobs', '@vitrine/server'],
  // The upload fields' pictures come from Payload in the size of the list; Next needs to make no others.
  images: { unoptimized: true },
  // Behind the one origin of the api process, which compresses, sets the headers and says nothing of what is behind it.
  compress: false,
  poweredByHeader: false,
  turbopack: { root },
  experimental: {
    // Its cache takes longer to write than it saves: npm start builds only when something changed.
    turbopackFileSystemCacheForBuild: false,
    // What a form of staff may send (FORM_MAX of the API): more than Next takes by itself would be a 500 of it.
    serverActions: { bodySizeLimit: '4mb' },
  },
  outputFileTracingRoot: root,
};

export default withPayload(config, { devBundleServerPackages: false });
