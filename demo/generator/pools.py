#!/usr/bin/env python3
"""Dark pictures laid together from frames: a pool of light round each machine in the place of the rectangle of its frame.

    pools.py NAME|all --media ../media      works on the finished picture, once; renders nothing
"""

import argparse
from dataclasses import dataclass

import numpy as np

from finish import GROUND, smooth
from images import magick, pixels, save
from stills import SEED


@dataclass
class Pool:
    """Middle, radii and the line of the feet, as shares of the picture's width and height."""

    middle: tuple
    radii: tuple
    feet: float


PICTURES = {
    'k-330/dark': (Pool((0.672, 0.52), (0.312, 0.445), 0.71),),
    'scenes/line': (
        Pool((0.172, 0.425), (0.165, 0.265), 0.60),
        Pool((0.440, 0.415), (0.175, 0.280), 0.63),
        Pool((0.775, 0.455), (0.190, 0.305), 0.62),
    ),
}
# Groups are shown at 3:2 as well: ground above and below, so that no crop takes a machine off its side.
RATIO = {'scenes/line': 3 / 2}
FULL = 0.55  # up to this share of its radii a pool is as it was rendered
BRIGHT = 0.36  # from here on it is steel and not the wall behind it, which goes into the ground
DITHER = 0.8 / 255
WEBP = ['-quality', '92', '-define', 'webp:method=6']


def strength(pool, x, y):
    """How much of the light stays (h, w): all of it in the middle, nothing outside."""
    dx, dy = (x - pool.middle[0]) / pool.radii[0], (y - pool.middle[1]) / pool.radii[1]
    far = (np.abs(dx) ** 2.6 + np.abs(dy) ** 2.6) ** (1 / 2.6)
    return 1 - smooth((far - FULL) / (1 - FULL))


def pooled(rgb, pools):
    """Float image (h, w, 3) whose wall and floor run into the ground round the pools; the machines stay."""
    h, w = rgb.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    x, y = (x + 0.5) / w, (y + 0.5) / h
    parts = np.stack([strength(pool, x, y) for pool in pools])
    nearest = parts.argmax(axis=0)
    feet = np.array([pool.feet for pool in pools])[nearest]
    light = rgb - GROUND
    luma = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    steel = smooth((luma - BRIGHT / 2) / (BRIGHT / 2)) * (1 - smooth((y - feet) / 0.03))
    keep = np.maximum(parts.max(axis=0), steel)
    noise = np.random.default_rng(SEED).uniform(-DITHER, DITHER, (h, w, 1))
    return np.clip(GROUND + light * keep[:, :, None] + noise * (keep > 0)[:, :, None], 0, 1)


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('name', choices=['all', *PICTURES])
    a.add_argument('--media', required=True)
    o = a.parse_args()
    for name in PICTURES if o.name == 'all' else [o.name]:
        path = f'{o.media}/{name}.webp'
        rgb = pooled(pixels(path)[:, :, :3], PICTURES[name])
        if name in RATIO:
            more = round((rgb.shape[1] / RATIO[name] - rgb.shape[0]) / 2)
            ground = np.broadcast_to(GROUND, (more, rgb.shape[1], 3))
            rgb = np.concatenate([ground, rgb, ground])
        save(np.dstack([rgb, np.ones(rgb.shape[:2], np.float32)]), f'{path}.png')
        magick(f'{path}.png', '-alpha', 'off', *WEBP, path)
        print(f'pools {name}', flush=True)


if __name__ == '__main__':
    main()
