import { privacyPolicy } from '@vitrine/contract/privacy-policy.ts';
import { findOne } from '../../api/find.ts';

/** The text that whoever registers agrees to. */
export const privacyPolicyQuery = () => findOne(privacyPolicy, 'privacy-policy');
