import { privacyPolicy } from '@vitrine/contract/privacy-policy.ts';
import { findOne } from '../../api/find.ts';

/** The text that a person agrees to when they register. */
export const privacyPolicyQuery = () => findOne(privacyPolicy, 'privacy-policy');
