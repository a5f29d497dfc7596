// One page leads to the next: they come together, and the shell has one name to know instead of four.
export { ForgotPasswordEmailSentPage } from './forgot-password-email-sent-page.tsx';
export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { PasswordResetSuccessPage } from './password-reset-success-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
