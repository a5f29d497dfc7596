/** A picture as it is on the wire, with its own crop only. */
export function wireImage(id: string) {
  const url = `/assets/0123456789abcdef/${id}.webp`;
  const auto = { default: { default: url }, offline: url, width: 1600, height: 1000, print: url, printSmall: {} };
  const size = { width: 1600, height: 1000, placeholder: '' };
  return {
    type: 'asset-image',
    id,
    attributes: { alt: id, extension: 'webp', original: url, offlineLink: url, ...size, versions: { auto } },
  };
}
