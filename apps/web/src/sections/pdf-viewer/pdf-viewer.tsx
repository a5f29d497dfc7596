import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { Document } from 'react-pdf';
import { useTexts } from '../../i18n/use-texts.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { PDF_OPTIONS } from './pdf-engine.ts';
import { PdfFailure, type PdfFault } from './pdf-failure.tsx';
import styles from './pdf-viewer.module.css';
import { ViewerBody } from './viewer-body.tsx';
import { ViewerWaits } from './viewer-waits.tsx';

const faultOf = ({ name }: Error): PdfFault => (name === 'InvalidPDFException' ? 'broken' : 'data');

/** A PDF with pages to turn, zoom and search; `file`: its address at our own origin, or its bytes. */
export function PdfViewer({ file, title }: { file: string | Blob; title: string }) {
  const t = useTexts('staticProduct');
  const [tried, setTried] = useState(0);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [fault, setFault] = useState<PdfFault | null>(null);
  const fail = (error: Error) => setFault((known) => known ?? faultOf(error));
  const retry = () => {
    setFault(null);
    setPdf(null);
    setTried(tried + 1);
  };
  if (fault) return <PdfFailure fault={fault} onRetry={retry} />;
  const waits = <ViewerWaits label={t('loading')} />;
  return (
    <Document
      key={tried}
      className={styles.document ?? null}
      file={file}
      options={PDF_OPTIONS}
      loading={waits}
      error={waits}
      onLoadSuccess={(loaded: PDFDocumentProxy) => void openPdf(loaded).then(setPdf, fail)}
      onLoadError={fail}
      onSourceError={fail}
      onPassword={() => setFault('locked')}
    >
      {pdf ? <ViewerBody pdf={pdf} title={title} /> : waits}
    </Document>
  );
}
