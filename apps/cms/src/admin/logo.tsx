const MARK = 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Zm-7.2 5.4h3.35L12 15.2l3.85-9.8h3.35L13.5 19.2h-3Z';

/** The mark, at the head of the admin's menu. */
export function Icon() {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={MARK} />
    </svg>
  );
}

/** Mark and name above the log-in. */
export function Logo() {
  return (
    <span
      style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 28, fontWeight: 600, letterSpacing: '-0.014em' }}
    >
      <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
        <path fill="currentColor" fillRule="evenodd" d={MARK} />
      </svg>
      Vitrine
    </span>
  );
}
