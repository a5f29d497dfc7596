import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { useUser } from '../../stores/objects.ts';
import { DetailsForm } from './details-form.tsx';
import { MyData } from './my-data.tsx';
import { Newsletter } from './newsletter.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-page.module.css';
import { ProfilePart } from './profile-part.tsx';
import { Sessions } from './sessions.tsx';

/** `/profile`: what a person can see and do of their own account. */
export function ProfilePage() {
  const t = useTexts('profile');
  const user = useUser();
  usePageTitle(t('title'));
  if (!user) return null;
  return (
    <div className={styles.page}>
      <div className="grid">
        <div>
          <h1 className="h1">{t('title')}</h1>
          <p className={`lead muted ${styles.lead}`}>{`${user.firstname} ${user.lastname}, ${user.email}`}</p>
        </div>
      </div>
      <ProfilePart title={t('details.title')}>
        <DetailsForm user={user} />
      </ProfilePart>
      <ProfilePart title={t('password.title')}>
        <PasswordForm email={user.email} />
      </ProfilePart>
      <ProfilePart title={t('sessions.title')}>
        <Sessions email={user.email} />
      </ProfilePart>
      <ProfilePart title={t('newsletter.title')}>
        <Newsletter />
      </ProfilePart>
      <ProfilePart title={t('data.title')}>
        <MyData />
      </ProfilePart>
    </div>
  );
}
