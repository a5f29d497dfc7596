#!/usr/bin/env python3
"""Fits the elevations of `render.py MACHINE side` into the space of the machines' figures: elevation.webp.

    sides.py SIDES OUT     SIDES: folder with MACHINE/side.png (those that are there are fitted); needs Pillow

Signal lamps are no part of the height and go; what is left is stretched by at most 20 % towards length : height.
"""

import os
import sys

import numpy as np
from PIL import Image

# length and height of the technical data in mm (demo/src/machines)
SIZES = {
    'w-130': (1280, 1390),
    'w-160': (1720, 1560),
    'ww-160': (2140, 1720),
    'ww-200': (2460, 1840),
    'ww-250': (3120, 2280),
    'wwr-200': (2460, 2010),
    'wwb-300': (3480, 2740),
    'k-120': (1850, 1580),
    'k-330': (2600, 1950),
    'k-550': (3900, 2300),
    'wm-600': (2650, 1900),
    'm-1100': (2450, 2250),
    'e-175': (1860, 1980),
    'gs-620': (2650, 1950),
}
LAMP_ON_TOP = {'w-160', 'ww-160', 'ww-200', 'ww-250', 'wwr-200', 'gs-620'}
STRETCH = 1.2


def solid(im):
    """Where the machine is."""
    return np.array(im)[:, :, 3] > 40


def trimmed(im, lamp):
    """The machine to its edges, without the stalk of a lamp that stands above all else."""
    xs, ys = np.where(solid(im).any(0))[0], np.where(solid(im).any(1))[0]
    im = im.crop((xs[0], ys[0], xs[-1] + 1, ys[-1] + 1))
    if not lamp:
        return im
    wide = [np.ptp(np.where(row)[0]) > 0.2 * im.width if row.any() else False for row in solid(im)]
    return im.crop((0, wide.index(True), im.width, im.height))


def main():
    """Command line."""
    sides, out = sys.argv[1:3]
    for name, (length, height) in SIZES.items():
        side = f'{sides}/{name}/side.png'
        if not os.path.exists(side):
            continue
        im = trimmed(Image.open(side).convert('RGBA'), name in LAMP_ON_TOP)
        k = max(1 / STRETCH, min(STRETCH, (length / height) / (im.width / im.height)))
        im = im.resize((round(im.width * k), im.height), Image.LANCZOS)
        os.makedirs(f'{out}/{name}', exist_ok=True)
        im.save(f'{out}/{name}/elevation.webp', quality=86, method=6)


if __name__ == '__main__':
    main()
