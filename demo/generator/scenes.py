#!/usr/bin/env python3
"""Scenes of several machines (product lines, case studies) and of a machine with goods (applications).

    scenes.py NAME|all [--size WxH] [--samples N] [--out DIR]      skips what exists
    scenes.py NAME --samples 32 --patch 470,215,1070,690            a noisy part again, into the picture that exists

Groups stand on one line in the dark set at their true sizes and do not overlap; the lower left stays free for type.
"""

import argparse
import math
import os
import random
from dataclasses import replace

import bpy
from mathutils import Euler, Matrix, Vector

import loops
import machines
from film import border, lay_part
from finish import dark_finish
from goods_materials import FROZEN, HAM, MASS, flesh, grains
from goods_shapes import lump, mound, pour
from images import WEBP, pixels, save
from materials import materials
from scene import at, reset
from stills import DARK_GRADE, DETAIL_GRADE, SEED, cheap, still
from strands import head_stage
from studio import camera, dark_set, detail_set, extent, frame, machine_points

GROUPS = {  # name: machines from left to right, azimuth, lens height, gap between them in metres
    'line-dry-sausage': (('gs-620', 'ww-200', 'm-1100', 'k-550'), -24, 3.4, 0.75),
    'line-cooked-sausage': (('e-175', 'ww-200', 'm-1100', 'k-550'), -24, 3.4, 0.75),
    'line-minced-meat': (('w-160', 'wwr-200', 'wm-600'), -28, 3.2, 0.6),
    'case-blocks': (('gs-620', 'wwb-300'), -33, 2.6, 1.0),
    'case-mixing': (('wm-600', 'wm-600'), -36, 3.6, 1.3),
    'case-craft': (('w-160', 'k-120', 'k-330'), -24, 3.2, 0.5),
    'case-emulsion': (('e-175', 'k-550'), -24, 3.4, 0.9),
}


def group(name, size):
    """Machines side by side in the dark set."""
    ids, az, height, gap = GROUPS[name]
    reset(SEED)
    materials()
    right = 0.0
    front = None
    for i in ids:
        spec = machines.find(i)
        with at((0, 0, 0), rig=f'group_{i}') as rig:
            before = set(bpy.data.objects)
            spec.family.build(spec)
        bpy.context.view_layer.update()
        own = [o for o in bpy.data.objects if o not in before and o.type in ('MESH', 'CURVE', 'FONT')]
        pts = [o.matrix_world @ Vector(c) for o in own for c in o.bound_box]
        lo, hi = extent(pts)
        front = lo.y if front is None else front
        rig.location = (right - lo.x, (front - lo.y) * 0.5, 0)
        right += hi.x - lo.x + gap
    bpy.context.view_layer.update()
    pts = machine_points()
    lo, hi = extent(pts)
    for o in [o for o in bpy.data.objects if o.parent is None]:
        o.location.x -= (lo.x + hi.x) / 2
        o.location.y -= (lo.y + hi.y) / 2
    pts = machine_points()
    scale = max(1.25, (hi.x - lo.x) / 4.2)
    cheap()
    bpy.context.scene.cycles.glossy_bounces = 4
    dark_set(az, scale, dry=True)
    frame(az, height, size[0] / size[1], fill=0.62, fill_w=0.90, place=(0.52, 0.54), pts=pts)
    return dict(DARK_GRADE, exposure=1.05)


def _close(spec, shot, dist=1.0, raise_=0.0, fstop=None):
    """Camera and detail set of a shot."""
    t = Vector(shot.target)
    detail_set(t, shot.az, shot.dist / 2, shot.light)
    camera(t, shot.az, shot.dist * dist, t.z + shot.up + raise_, shot.lens, fstop or shot.fstop, focus=shot.focus)
    return dict(DETAIL_GRADE, exposure=DETAIL_GRADE['exposure'] + shot.gain + 0.1)


def _fresh(ident, **geo):
    """Machine in an empty scene; returns (spec, shots)."""
    loops.fresh()
    spec = machines.find(ident)
    spec = replace(spec, geo={**spec.geo, **geo})
    return spec, spec.family.build(spec)


def cooked_sausage(size):
    """Emulsion in the bowl of the K 330."""
    spec, shots = _fresh('k-330', filled=True, hood=False)
    return _close(spec, shots['detail'], 1.12, 0.25, 8)


def dry_sausage(size):
    """Coarse mass in the bowl of the K 120."""
    spec, shots = _fresh('k-120', filled=True)
    red, white = (0.44, 0.10, 0.088), (0.83, 0.69, 0.61)
    m = grains('coarse', ((0, red), (0.3, (0.52, 0.15, 0.13)), (0.55, white), (0.74, red)), 150)
    o = bpy.data.objects['emulsion']
    o.data.materials.clear()
    o.data.materials.append(m)
    return _close(spec, shots['detail'], 1.12, 0.25, 8)


def minced_meat(size):
    """Mince leaves the head of the W 160."""
    loops.fresh()
    head_stage(machines.find('w-160'))(0.3)
    return dict(DETAIL_GRADE)


def cooked_ham(size):
    """Pieces of ham between the paddles of the M 1100."""
    spec, shots = _fresh('m-1100')
    g = spec.geo
    m = flesh('ham', HAM, 8, 0.34, 0.3, 0.5, (1, 1, 3.2))
    rnd = random.Random(3)
    forms = [lump(0.10, 70 + k, (1.2, 0.85, 0.6), 0.28, 0.25) for k in range(8)]
    nx, ny = 11, 12
    for i in range(nx * ny):
        x = (i % nx - (nx - 1) / 2) * (g['w'] - 0.24) / (nx - 1) + rnd.uniform(-0.03, 0.03)
        y = (i // nx - (ny - 1) / 2) * (g['l'] - 0.30) / (ny - 1) + rnd.uniform(-0.03, 0.03)
        o = bpy.data.objects.new('piece', forms[i % len(forms)])
        if not o.data.materials:
            o.data.materials.append(m)
        bpy.context.collection.objects.link(o)
        turn = Euler((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(0, 6.28))).to_matrix().to_4x4()
        o.matrix_world = Matrix.Translation((x, y, g['rim'] - 0.50 + rnd.uniform(-0.03, 0.03))) @ turn
    return _close(spec, shots['panel'], 0.95, 0.1, 8)


def _folds(x, y, u):
    """Rings that a falling mass leaves as it spreads."""
    r = math.hypot(x - 0.03, y + 0.02)
    return (
        (0.005 * math.sin(r * 95 + 1.2 * math.sin(5 * x)) + 0.006 * math.cos(r * 30))
        * min(1, u * 6)
        * min(1, 4 * (1 - u))
    )


def _folds(x, y, u):
    """Rings that a falling mass leaves as it spreads."""
    r = math.hypot(x - 0.03, y + 0.02)
    return (
        (0.005 * math.sin(r * 95 + 1.2 * math.sin(5 * x)) + 0.006 * math.cos(r * 30))
        * min(1, u * 6)
        * min(1, 4 * (1 - u))
    )


def liver_sausage(size):
    """Mass in the funnel of the E 175."""
    spec, shots = _fresh('e-175')
    flesh('mass', MASS, 24, 0.36, 0.3, 0.1)
    with at((-0.37, 0, 1.395)):
        mound(0.249, 0.249, 0.030, 'mass', 0.520, 0.006, 0.06, 160, 60, 0.6, _folds)
    return _close(spec, shots['panel'], 1.0, 0.12, 6)


def pet_food(size):
    """Frozen flakes in the trolley below the chute of the GS 620."""
    spec, shots = _fresh('gs-620')
    flesh('flake', FROZEN, 20, 0.55, 0.0, 0.5, frost=0.30)
    rnd = random.Random(4)

    def chip(i):
        s = rnd.uniform(0.035, 0.060)
        return lump(s, i, (1.0, rnd.uniform(0.55, 0.9), rnd.uniform(0.16, 0.30)), 0.35, 0.35)

    pieces = pour(chip, 110, 0.085, 'flake', 5, inside=(0.56, 0.56), floor=0.69)
    off = Matrix.Translation((0.22, -spec.geo['d'] / 2 - 0.50, 0))
    for o in pieces:
        o.matrix_world = off @ o.matrix_world
    with at((0.22, -spec.geo['d'] / 2 - 0.50, 0.59)):
        mound(0.31, 0.31, 0.10, 'flake', power=0.35)
    return _close(spec, shots['panel'], 1.05, 0.25, 6)


WORK = {
    'cooked-sausage': cooked_sausage,
    'dry-sausage': dry_sausage,
    'minced-meat': minced_meat,
    'cooked-ham': cooked_ham,
    'liver-sausage': liver_sausage,
    'pet-food': pet_food,
}


def make(name, size, samples, work, out, patch=None):
    """Render one scene, or only the box `patch` (x0, y0, x1, y1 from the upper left) into the master that exists; returns seconds."""
    is_group = name in GROUPS
    size = size or ((1680, 1050) if is_group else (1200, 900))
    grade = group(name, size) if is_group else WORK[name](size)
    png = f'{work}/{name}.png'
    if patch:
        border(patch, size)
        part = f'{work}/{name}_part.png'
        sec = still(part, size, samples, **grade)
        save(lay_part(pixels(png), pixels(part), patch), png)
    else:
        sec = still(png, size, samples, **grade)
    if is_group:
        dark_finish(png, f'{out}/{name}.webp', WEBP, sink=0.62)
    else:
        dark_finish(png, f'{out}/{name}.webp', WEBP, warm=True, ground=False)
    return sec


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('name', choices=['all', *GROUPS, *WORK])
    a.add_argument('--size')
    a.add_argument('--samples', type=int, default=10)
    a.add_argument('--out', default='out')
    a.add_argument('--patch', help='x0,y0,x1,y1: render this box again, with more samples')
    o = a.parse_args()
    out = os.path.join(o.out, 'scenes')
    work = os.path.join(os.environ.get('RENDER_WORK', 'work'), 'scenes')
    os.makedirs(out, exist_ok=True)
    os.makedirs(work, exist_ok=True)
    patch = tuple(map(int, o.patch.split(','))) if o.patch else None
    for n in [*GROUPS, *WORK] if o.name == 'all' else [o.name]:
        if o.name == 'all' and os.path.exists(f'{out}/{n}.webp'):
            continue
        t = make(n, tuple(map(int, o.size.split('x'))) if o.size else None, o.samples, work, out, patch)
        print(f'scene {n} {t:.0f} s', flush=True)


if __name__ == '__main__':
    main()
