import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getRequestLanguage } from 'payload';
import { ownTitle } from '../../../../admin/own-title.ts';
import { NoStaffYet } from '../../../../no-staff-yet.tsx';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface PageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const asked = { config: await config, cookies: await cookies(), headers: await headers() };
  const title = ownTitle((await params).segments, adminLanguage({ i18n: { language: getRequestLanguage(asked) } }));
  return title === null ? metadata : { ...metadata, title };
}

export default async function Page({ params, searchParams }: PageProps) {
  // Absent at /admin itself, whatever Payload's type says.
  const { segments } = await params;
  if (segments?.[0] === 'create-first-user') return <NoStaffYet />;
  return RootPage({ config, importMap, params, searchParams });
}
