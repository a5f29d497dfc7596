import '@payloadcms/next/css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { refuseCall } from '../../refuse-call.ts';
import { readCall, refusalOf } from '../../server-call.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (given) => {
  'use server';
  const call = readCall(given, await config);
  if (!call) return refuseCall();
  try {
    return await handleServerFunctions({ ...call, config, importMap });
  } catch (error) {
    // What asks for the state of a form looks for errors in the answer. The others take any answer for success: they have to hear a failure.
    const refusal = call.name === 'form-state' ? refusalOf(error) : null;
    if (refusal) return refuseCall(refusal);
    throw error;
  }
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
