#!/usr/bin/env python3
"""Machines with equipment that their heroes do not have, or with a part drawn out.

    fitted.py MACHINE/NAME|all [--size WxH] [--samples N] [--out DIR]      all: skips what exists
"""

import argparse
import os
from dataclasses import dataclass, replace
from itertools import product

import machines
from light_still import light_still
from scene import Vector
from stills import setup
from studio import Shot, frame, light_set
from views import close_still


@dataclass
class Light:
    """A picture in the light set: azimuth, lens height, and the box (its least and greatest corner) that fills the frame."""

    az: float
    height: float
    lo: tuple
    hi: tuple


FITTED = {  # file: (what is fitted, how it is seen)
    'w-130/castors': (dict(castors=True), Light(146, 1.3, (-0.40, -0.38, 0.0), (0.40, 0.38, 0.46))),
    'ww-200/feed-worm': (
        dict(worm_out=0.95),
        Shot((-1.16, 0.0, 0.78), -26, 2.5, 0.55, 85, 5.6, focus=(-1.16, -0.15, 0.80), gain=0.1),
    ),
    'ww-200/worm-trolley': (dict(worm_out=0.95), Light(-40, 1.9, (-1.95, -0.35, 0.0), (-0.30, 0.35, 1.30))),
    'ww-200/sorting': (dict(sorting=True), 'detail'),
    'wwr-200/rim': (dict(horns=True), Light(146, 3.4, (-0.80, -0.40, 1.55), (1.00, 0.80, 2.20))),
    'k-120/noise-hood': (dict(hood=True), Light(30, 2.6, (-0.42, -0.55, 0.80), (0.78, 0.70, 1.45))),
}


def make(name, size, samples, work, out):
    """Render one picture; returns seconds."""
    geo, look = FITTED[name]
    spec = machines.find(name.split('/')[0])
    shots, S = setup(replace(spec, geo={**spec.geo, **geo}))
    target = f'{out}/{name}.webp'
    if isinstance(look, Light):
        light_set(look.az, S)
        corners = [Vector(p) for p in product(*zip(look.lo, look.hi))]
        frame(look.az, look.height, size[0] / size[1], fill=0.98, fill_w=0.98, pts=corners)
        return light_still(size, samples, work, name.replace('/', '-'), target)
    shot = shots[look] if isinstance(look, str) else look
    return close_still(shot, size, samples, f'{work}/{name}.png', target)


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('name', choices=['all', *FITTED])
    a.add_argument('--size', default='1200x900')
    a.add_argument('--samples', type=int, default=12)
    a.add_argument('--out', default='out')
    o = a.parse_args()
    work = os.path.join(os.environ.get('RENDER_WORK', 'work'), 'fitted')
    for n in FITTED if o.name == 'all' else [o.name]:
        os.makedirs(os.path.dirname(f'{o.out}/{n}'), exist_ok=True)
        if o.name == 'all' and os.path.exists(f'{o.out}/{n}.webp'):
            continue
        t = make(n, tuple(map(int, o.size.split('x'))), o.samples, work, o.out)
        print(f'{n} {t:.0f} s', flush=True)


if __name__ == '__main__':
    main()
