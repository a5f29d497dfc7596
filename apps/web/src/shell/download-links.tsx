import { INSTALLER_SYSTEMS, type InstallerSystem, installerPath } from '@vitrine/contract/installers.ts';
import { arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Download } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import { platform } from '../platform.ts';
import styles from './download-links.module.css';

/** The systems that a public visitor is offered (shell.md 1); who uses Linux finds it in the settings. */
export const PUBLIC_SYSTEMS = ['osx', 'win'] as const satisfies readonly InstallerSystem[];

/** Links to the installers of the desktop app, in a browser only. Where there is none, the server answers a page that says so. */
export function DownloadLinks({
  systems = INSTALLER_SYSTEMS,
  className,
}: {
  systems?: readonly InstallerSystem[];
  className?: string | undefined;
}) {
  const t = useTexts('shell');
  if (platform.desktop) return null;
  return (
    <ul className={classNames(styles.links, className)}>
      {systems.map((system) => (
        <li key={system}>
          <a href={installerPath(system)} className={arrowLinkClass()}>
            <Icon icon={Download} />
            {t(`downloads.${system}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
