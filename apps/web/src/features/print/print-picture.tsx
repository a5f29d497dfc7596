import type { assetImage, Crop } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';

interface Props {
  image: Model<typeof assetImage>;
  crop: Crop;
  className?: string | undefined;
}

/**
 * A picture as it prints: the JPEG of a crop, which Chromium passes into the PDF as it is (WebP is stored unpacked).
 * Falls back to another crop if the document does not carry the wanted one.
 */
export function PrintPicture({ image, crop, className }: Props) {
  const version = image.versions[crop] ?? image.versions.auto ?? Object.values(image.versions)[0];
  if (!version) return null;
  return (
    <img
      className={className}
      src={version.print}
      alt={image.alt}
      width={version.width}
      height={version.height}
      loading="eager"
    />
  );
}
