export const home = {
  title: 'Start',
  pause: 'Video anhalten',
  play: 'Video abspielen',
};
