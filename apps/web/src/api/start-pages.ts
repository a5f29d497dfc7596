import { homePage } from '@vitrine/contract/home-page.ts';
import { landingPage } from '@vitrine/contract/landing-page.ts';
import { findOne } from './find.ts';

/** What `/` shows: the home page with a login, the landing page without; the login shows a picture of the latter. */
export const homePageQuery = () => findOne(homePage, 'home-page');
export const landingPageQuery = () => findOne(landingPage, 'landing-page');
