import type { assetImage, Crop } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { printFile } from './print-file.ts';

interface Props {
  image: Model<typeof assetImage>;
  crop: Crop;
  /** How wide it prints. */
  millimetres: number;
  className?: string | undefined;
}

/**
 * A picture as it prints: a JPEG of a crop, as large as its place on paper needs. Chromium passes it into the PDF as it is
 * (WebP is stored unpacked).
 * Falls back to another crop if the document does not carry the wanted one.
 */
export function PrintPicture({ image, crop, millimetres, className }: Props) {
  const version = image.versions[crop] ?? image.versions.auto ?? Object.values(image.versions)[0];
  if (!version) return null;
  return (
    <img
      className={className}
      src={printFile(version, millimetres)}
      alt={image.alt}
      width={version.width}
      height={version.height}
      loading="eager"
    />
  );
}
