/** What `playAlone` needs of a video element. */
interface Player {
  pause: () => void;
}

let playing: Player | null = null;

/** Pauses what plays: something lies over it now, or it has left the page. */
export function pausePlaying() {
  playing?.pause();
  playing = null;
}

/** Notes a player that has begun and pauses the one that played until now. */
export function playAlone(player: Player) {
  if (playing !== player) playing?.pause();
  playing = player;
}
