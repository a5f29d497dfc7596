#!/usr/bin/env python3
"""Renders the demo catalogue.

    render.py MACHINE VIEW [--size WxH] [--samples N] [--out DIR]
    render.py all [--views hero,detail,...] [--machines a,b,...] [--samples N] [--out DIR]     resumable: skips what exists

Views: hero (also writes the cut-out), rear, detail, panel, dark, turntable, loop.
"""

import argparse
import os
import time

import machines
from rotate_sets import SETS
from views import RESULT, SAMPLES, SIZE, VIEWS


def make(spec, view, size=None, samples=None, out='.', force=True):
    """Render one view of one machine; returns seconds, or None where the file existed."""
    folder = os.path.join(out, spec.id)
    target = os.path.join(folder, RESULT.get(view, f'{view}.webp'))
    if not force and os.path.exists(target):
        return None
    os.makedirs(folder, exist_ok=True)
    work = os.path.join(os.environ.get('RENDER_WORK', 'work'), spec.id)  # PNG masters
    os.makedirs(work, exist_ok=True)
    t = VIEWS[view](spec, size or SIZE[view], samples or SAMPLES[view], work, folder)
    print(f'{time.strftime("%H:%M:%S")} {spec.id} {view} {t:.0f} s', flush=True)
    return t


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('machine', help='id from machines.py, or "all"')
    a.add_argument('view', nargs='?', choices=sorted(VIEWS))
    a.add_argument('--size')
    a.add_argument('--samples', type=int)
    a.add_argument('--out', default='out')
    a.add_argument('--views', default='hero,detail,panel,rear')
    a.add_argument('--machines', default='')
    o = a.parse_args()
    size = tuple(map(int, o.size.split('x'))) if o.size else None
    if o.machine != 'all':
        for v in [o.view] if o.view else o.views.split(','):
            make(machines.find(o.machine), v, size, o.samples, o.out)
        return
    ids = o.machines.split(',') if o.machines else list(machines.TABLE)
    for v in o.views.split(','):
        for i in ids:
            if v == 'dark' and not machines.find(i).dark:
                continue
            if v == 'turntable' and not machines.find(i).turntable:
                continue
            if v == 'rotate' and i not in SETS:
                continue
            if v == 'loop' and not machines.find(i).loop:
                continue
            try:
                make(machines.find(i), v, size, o.samples, o.out, force=False)
            except Exception as e:
                print('FAILED', i, v, repr(e), flush=True)


if __name__ == '__main__':
    main()
