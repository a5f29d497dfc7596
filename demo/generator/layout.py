#!/usr/bin/env python3
"""Lays the cut-outs of the machines on the grey sweep, in the two forms that the catalogue shows: nothing is rendered.

    layout.py ID|all --cutouts DIR [--out DIR]      DIR holds <id>/cutout.webp (render.py <id> hero)

hero: the machine right of the type, whole within the 4:5 crop round it; preview: in the middle, for tiles and print.
The shadow fades before the cut-out ends, so that no edge of it is seen on the sweep.
"""

import argparse
import os
from dataclasses import dataclass

import numpy as np

import machines
from finish import faded_edges
from images import WEBP, magick, pixels, save
from stills import SEED


@dataclass
class Form:
    """A picture's size, the middle of the machine (share of the width), the box that it fills and the line on which it stands."""

    size: tuple
    middle: float
    box: tuple
    base: int


FORMS = {
    'hero': Form((3308, 2068), 0.715, (1472, 1426), 1750),  # its 4:5 crop prints at 200 dots an inch on the width of A4
    'preview': Form((1680, 1120), 0.5, (838, 800), 992),
}
SOLID = 0.97  # from this alpha on it is the machine, not its shadow
DITHER = 1.2 / 255  # breaks the bands of a gradient in eight bits


def bed(w, h):
    """The light set's ground as a gradient from above to below, as float RGB."""
    upper, lower = np.array([(0.874, 0.890, 0.902), (0.931, 0.939, 0.946)])
    y = (np.arange(h)[:, None] + 0.5) / h
    column = upper + (lower - upper) * y
    noise = np.random.default_rng(SEED).uniform(-DITHER, DITHER, (h, w, 1))
    return np.repeat(column[:, None], w, axis=1) + noise


def solid(a):
    """(left, upper, right, lower) of the machine in a cut-out."""
    ys, xs = np.nonzero(a[:, :, 3] > SOLID)
    return xs.min(), ys.min(), xs.max(), ys.max()


def lay(path, form, work):
    """One cut-out on the ground, as float RGB."""
    whole = f'{work}/layout.png'
    magick(path, whole)
    left, top, right, low = solid(pixels(whole))
    k = min(form.box[0] / (right - left), form.box[1] / (low - top))
    magick(path, '-filter', 'Lanczos', '-resize', f'{k * 100:.3f}%', whole)
    a = pixels(whole)
    alpha = faded_edges(a[:, :, 3], SOLID)
    w, h = form.size
    canvas = bed(w, h)
    x0, y0 = round(w * form.middle - (left + right) / 2 * k), round(form.base - low * k)
    ah, aw = alpha.shape
    cx0, cy0, cx1, cy1 = max(x0, 0), max(y0, 0), min(x0 + aw, w), min(y0 + ah, h)
    part = slice(cy0 - y0, cy1 - y0), slice(cx0 - x0, cx1 - x0)
    spot = canvas[cy0:cy1, cx0:cx1]
    cover = alpha[part][:, :, None]
    canvas[cy0:cy1, cx0:cx1] = a[part][:, :, :3] * cover + spot * (1 - cover)
    os.remove(whole)
    return canvas


def main():
    """Command line."""
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('machine', choices=['all', *machines.TABLE])
    p.add_argument('--cutouts', required=True)
    p.add_argument('--out', default='out')
    o = p.parse_args()
    work = os.environ.get('RENDER_WORK', 'work')
    os.makedirs(work, exist_ok=True)
    for ident in machines.TABLE if o.machine == 'all' else [o.machine]:
        os.makedirs(f'{o.out}/{ident}', exist_ok=True)
        for name, form in FORMS.items():
            rgb = lay(f'{o.cutouts}/{ident}/cutout.webp', form, work)
            png = f'{work}/{ident}_{name}.png'
            save(np.dstack([rgb, np.ones(rgb.shape[:2])]), png)
            magick(png, '-alpha', 'off', *WEBP, f'{o.out}/{ident}/{name}.webp')
        print(f'layout {ident}', flush=True)


if __name__ == '__main__':
    main()
