#!/usr/bin/env python3
"""Machines side by side in the light set, laid together from their cut-outs: nothing is rendered.

    lineup.py NAME|all --cutouts DIR [--size WxH] [--out DIR]      DIR holds <id>/cutout.webp (render.py <id> hero)

A group of a line or a case study fills its picture; a family stands right of the type, as one machine does (layout.py).

True sizes (from the framing of each cut-out), one line for the feet, no overlap.
"""

import argparse
import os
from dataclasses import dataclass

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import machines
from finish import faded_edges
from images import WEBP, magick, pixels, save
from layout import FORMS, bed
from light_still import sweep
from scenes import GROUPS
from stills import setup
from studio import extent, frame, machine_points
from views import SIZE

HERO = SIZE['hero']
GAP = 0.22  # metres between two machines


@dataclass
class Place:
    """Where a group stands: its middle, its greatest width and the line of its feet, as shares of the picture."""

    middle: float = 0.5
    width: float = 0.88
    ground: float = 0.74


HERO_FORM = FORMS['hero']
FAMILIES = {'grinders': ('w-160', 'ww-200', 'wwb-300')}
OF_FAMILY = Place(middle=HERO_FORM.middle, width=0.49, ground=0.76)  # whole within the 4:5 crop of a hero


def measure(spec):
    """(pixels a metre, baseline in pixels from above) of a machine's cut-out of the usual size."""
    setup(spec)
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = HERO
    cam, dist = frame(spec.az, spec.lens_height, HERO[0] / HERO[1], fill=0.82, place=(0.5, 0.49))
    bpy.context.view_layer.update()
    lo, hi = extent(machine_points())
    floor = [Vector((x, y, 0)) for x in (lo.x, hi.x) for y in (lo.y, hi.y)]
    ys = [world_to_camera_view(s, cam, p).y for p in floor]
    return cam.data.lens / 36 * HERO[0] / dist, (1 - sum(ys) / len(ys)) * HERO[1]


def cutout(path, factor):
    """Cut-out scaled by a factor, as float RGBA."""
    png = os.path.join(os.environ.get('RENDER_WORK', 'work'), os.path.basename(os.path.dirname(path)) + '_cut.png')
    magick(path, '-filter', 'Lanczos', '-resize', f'{factor * 100:.3f}%', png)
    a = pixels(png).copy()
    a[:, :, 3] = faded_edges(a[:, :, 3], 0.97)  # the shadow ends before the cut-out does
    return a


def make(name, size, cutouts, out):
    """Lay one group together."""
    family = name in FAMILIES
    w, h = HERO_FORM.size if family else size
    place = OF_FAMILY if family else Place()
    found = []
    for i in FAMILIES[name] if family else GROUPS[name][0]:
        a = cutout(f'{cutouts}/{i}/cutout.webp', 1)
        larger = a.shape[1] / HERO[0]
        scale, base = (larger * value for value in measure(machines.find(i)))
        xs = np.nonzero((a[:, :, 3] > 0.6).any(axis=0))[0]
        found.append((i, scale, base, xs[0] / scale, xs[-1] / scale))
    found.sort(key=lambda f: f[4] - f[3])
    total = sum(f[4] - f[3] for f in found) + GAP * (len(found) - 1)
    ppm = min(w * place.width / total, min(f[1] for f in found))
    ground = h * place.ground
    canvas = bed(w, h) if family else sweep(w, h)
    x = w * place.middle - total * ppm / 2
    for i, scale, base, left, right in found:
        k = ppm / scale
        a = cutout(f'{cutouts}/{i}/cutout.webp', k)
        x0, y0 = round(x - left * ppm), round(ground - base * k)
        ah, aw = a.shape[:2]
        cx0, cy0, cx1, cy1 = max(x0, 0), max(y0, 0), min(x0 + aw, w), min(y0 + ah, h)
        part = a[cy0 - y0 : cy1 - y0, cx0 - x0 : cx1 - x0]
        alpha = part[:, :, 3:4]
        spot = canvas[cy0:cy1, cx0:cx1]
        canvas[cy0:cy1, cx0:cx1] = part[:, :, :3] * alpha + spot * (1 - alpha)
        x += (right - left + GAP) * ppm
    png = os.path.join(os.environ.get('RENDER_WORK', 'work'), f'{name}_light.png')
    save(np.dstack([canvas, np.ones((h, w))]), png)
    magick(png, '-alpha', 'off', *WEBP, f'{out}/{name}-light.webp')


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('name', choices=['all', *GROUPS, *FAMILIES])
    a.add_argument('--cutouts', required=True)
    a.add_argument('--size', default='2000x1250')
    a.add_argument('--out', default='out')
    o = a.parse_args()
    out = os.path.join(o.out, 'scenes')
    os.makedirs(out, exist_ok=True)
    for n in [*GROUPS, *FAMILIES] if o.name == 'all' else [o.name]:
        make(n, tuple(map(int, o.size.split('x'))), o.cutouts, out)
        print(f'lineup {n}', flush=True)


if __name__ == '__main__':
    main()
