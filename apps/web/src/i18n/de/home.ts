export const home = {
  title: 'Start',
  pause: 'Film anhalten',
  play: 'Film abspielen',
};
