import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { NoStaffYet } from '../../../../no-staff-yet.tsx';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface PageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: PageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }: PageProps) {
  // Absent at /admin itself, whatever Payload's type says.
  const { segments } = await params;
  if (segments?.[0] === 'create-first-user') return <NoStaffYet />;
  return RootPage({ config, importMap, params, searchParams });
}
