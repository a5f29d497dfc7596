/** Channel of the database on which publishing announces a release, by its number. */
export const RELEASE_CHANNEL = 'vitrine_release';
