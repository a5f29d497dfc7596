import '@payloadcms/next/css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { isServerFunctionName } from '../../server-function-name.ts';
import { importMap } from './admin/importMap.js';

// A browser sends name and args; anything else it sends, say functions of its own, is left out.
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  if (!isServerFunctionName(name)) return null;
  return handleServerFunctions({ name, args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
