// One page leads to the next: they come together, and the shell has one name to know instead of five.
export { ConfirmationPage } from './confirmation-page.tsx';
export { EmailSentPage } from './email-sent-page.tsx';
export { ErrorPage } from './error-page.tsx';
export { RegistrationPage } from './registration-page.tsx';
export { SuccessPage } from './success-page.tsx';
