#!/usr/bin/env python3
"""Pictures of goods: plain blocks and pieces on a steel table under one light, nothing else in the picture.

    goods.py NAME|all [--size WxH] [--samples N] [--out DIR]      skips what exists

Heaps fall by Blender's rigid bodies onto a hidden mound of the same colour, so that few pieces make a full tray.
"""

import argparse
import os
import random

import bpy

from goods_materials import *
from goods_shapes import *
from images import WEBP, magick
from materials import materials, steel
from stills import SEED, cheap, still
from studio import camera, softbox, world


def frozen_block():
    flesh('frozen_block', FROZEN, 24, 0.55, 0.0, 0.8, frost=0.34)
    flesh('frozen_cut', FROZEN, 24, 0.5, 0.0, 0.6, frost=0.2, seed=9)
    for k, (loc, rot, size) in enumerate(
        (((0.0, 0.05, 0), 24, (0.50, 0.34, 0.145)), ((-0.20, -0.205, 0), 8, (0.22, 0.12, 0.10)))
    ):
        sx, sy, sz = size
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=40, use_grid_fill=True)
        for p in bm.verts:  # uneven as frozen in a carton: pressed corners, shallow dents
            d = noise.fractal(p.co * 2.4 + Vector((k * 5, 0, 0)), 1.0, 2.0, 3)
            e = noise.fractal(p.co * 9 + Vector((k * 5, 3, 0)), 1.0, 2.0, 3)
            c = p.co.normalized().length_squared * max(0, p.co.length - 0.66)
            p.co = Vector((p.co.x * sx, p.co.y * sy, p.co.z * sz)) * (1 - 0.16 * c)
            p.co += p.co.normalized() * (0.005 * d + 0.0016 * e)
        me = bpy.data.meshes.new('block')
        bm.to_mesh(me)
        bm.free()
        put('block', finish(me, 80), 'frozen_cut' if k else 'frozen_block', (*loc[:2], sz / 2 + 0.002), (0, 0, rot))
    return dict(dist=1.95, target=(-0.02, 0.0, 0.05), up=0.62)


def flakes():
    tray(0.42, 0.30, 0.06)
    flesh('flake', FROZEN, 26, 0.55, 0.0, 0.5, frost=0.32)
    m = mound(0.185, 0.125, 0.04, 'flake', 0.004)
    rnd = random.Random(4)

    def chip(i):
        s = rnd.uniform(0.020, 0.034)
        return lump(s, i, (1.0, rnd.uniform(0.55, 0.9), rnd.uniform(0.16, 0.30)), 0.35, 0.35)

    pour(chip, 150, 0.05, 'flake', 5, onto=m)
    return dict(dist=1.16, target=(0, 0, 0.035), up=0.62)


def mince():
    tray(0.42, 0.30, 0.05)
    flesh('mince', LEAN, 120, 0.34, 0.25, 0.4)
    mound(0.186, 0.126, 0.055, 'mince', 0.004)
    strands('mince', 0.186, 0.126, 0.058, 700)
    return dict(dist=1.14, target=(0, 0.0, 0.035), up=0.60)


def coarse_mince():
    tray(0.42, 0.30, 0.05)
    flesh('mince', RED, 90, 0.34, 0.3, 0.4)
    mound(0.185, 0.125, 0.05, 'mince', 0.004)
    strands('mince', 0.185, 0.125, 0.05, 230, r=0.0058, length=(0.05, 0.10), seed=8)
    return dict(dist=1.14, target=(0, 0.0, 0.035), up=0.60)


def cubes():
    tray(0.42, 0.30, 0.05)
    flesh('cube', LEAN, 34, 0.36, 0.25, 0.3, (1, 1, 2.2))
    pour(lambda i: cube(0.030, i), 150, 0.046, 'cube', 6, 0.0035)
    return dict(dist=1.16, target=(0, 0, 0.03), up=0.62)


def diced_fat():
    tray(0.24, 0.17, 0.034)
    flesh('fat', FAT, 30, 0.40, 0.25, 0.25)
    pour(lambda i: cube(0.0135, i), 230, 0.020, 'fat', 7, 0.0014, (0.192, 0.124), 0.014)
    mound(0.10, 0.066, 0.014, 'fat', 0.003)
    return dict(dist=0.70, target=(0, 0, 0.018), up=0.62)


def trimmings():
    tray(0.42, 0.30, 0.05)
    flesh('trim', LEAN, 13, 0.36, 0.3, 0.3, (1, 1, 1.8))
    rnd = random.Random(2)

    def piece(i):
        return lump(rnd.uniform(0.032, 0.046), i, (1.25, rnd.uniform(0.6, 0.85), rnd.uniform(0.40, 0.6)), 0.35, 0.30)

    pour(piece, 44, 0.075, 'trim', 9, smooth=True)
    return dict(dist=1.18, target=(0, 0, 0.04), up=0.62)


def ham():
    tray(0.42, 0.30, 0.05)
    flesh('ham', HAM, 9, 0.34, 0.3, 0.5, (1, 1, 3.2))
    rnd = random.Random(12)

    def piece(i):
        return lump(rnd.uniform(0.056, 0.070), i + 40, (1.2, rnd.uniform(0.7, 0.9), rnd.uniform(0.5, 0.65)), 0.28, 0.25)

    pour(piece, 14, 0.13, 'ham', 10, smooth=True)
    return dict(dist=1.20, target=(0, 0, 0.045), up=0.62)


def _swirl(x, y, u):
    """Folds that a scraper leaves."""
    a, r = math.atan2(y, x), math.hypot(x, y)
    w = a - 26 * r + 0.5 * noise.noise(Vector((x, y, 0)) * 14)
    return (0.0065 * abs(sin(w * 1.5)) ** 0.7 + 0.004 * sin(w * 3 + 1)) * min(1, 4 * (1 - u)) * min(1, u * 5)


def emulsion():
    tray(0.42, 0.30, 0.055)
    flesh('mass', MASS, 30, 0.36, 0.3, 0.10)
    mound(0.19, 0.13, 0.036, 'mass', 0.012, 0.004, 0.05, 200, 90, 0.55, _swirl)
    return dict(dist=1.20, target=(0, 0, 0.03), up=0.60)


def chunky_emulsion():
    """Emulsion with pistachios and diced tongue: pieces half sunk into its surface."""
    tray(0.42, 0.30, 0.055)
    flesh('mass', MASS, 30, 0.36, 0.3, 0.10)
    flesh('pistachio', PISTACHIO, 60, 0.42, 0.2, 0.3)
    flesh('tongue', HAM, 60, 0.38, 0.25, 0.3)
    m = mound(0.19, 0.13, 0.040, 'mass', 0.012, 0.004, 0.05, 200, 90, 0.55, _swirl)
    rnd = random.Random(31)
    away = lambda c: math.hypot(c.x / 0.19, c.y / 0.13)  # the mesh is denser in its middle: thinned there
    spots = [v.co for v in m.data.vertices if rnd.random() < away(v.co) < 0.93]
    for k, p in enumerate(rnd.sample(spots, 120)):
        nut = k % 5 < 3
        piece = lump(0.0062, k, (1.25, 0.8, 0.75), 0.2, 0.2) if nut else cube(rnd.uniform(0.011, 0.014), k, 0.12)
        turn = [rnd.uniform(0, 360) for _ in range(3)]
        put('piece', piece, 'pistachio' if nut else 'tongue', (p.x, p.y, p.z + 0.0006), turn, bev=0 if nut else 0.0016)
    return dict(dist=1.20, target=(0, 0, 0.03), up=0.60)


def sausage_mass():
    tray(0.42, 0.30, 0.055)
    grains(
        'grains',
        ((0, (0.34, 0.045, 0.04)), (0.24, (0.44, 0.08, 0.07)), (0.52, (0.83, 0.69, 0.61)), (0.74, (0.38, 0.06, 0.05))),
        190,
    )
    mound(0.19, 0.13, 0.044, 'grains', 0.012, 0.010, 0.035, 160, 70, 0.5)
    return dict(dist=1.16, target=(0, 0, 0.03), up=0.58)


def plant_mass():
    tray(0.42, 0.30, 0.05)
    flesh('plant', PLANT, 110, 0.5, 0.05, 0.5)
    mound(0.185, 0.125, 0.052, 'plant', 0.004)
    strands('plant', 0.185, 0.125, 0.052, 430, r=0.0032, length=(0.025, 0.06), seed=21)
    return dict(dist=1.14, target=(0, 0.0, 0.035), up=0.60)


def petfood():
    tray(0.42, 0.30, 0.05)
    flesh('pet', PETFOOD, 40, 0.45, 0.2, 0.5)
    pour(lambda i: cube(0.025, i + 500, 0.16), 190, 0.039, 'pet', 16, 0.003)
    return dict(dist=1.16, target=(0, 0, 0.03), up=0.62)


GOODS = {
    'frozen-block': frozen_block,
    'frozen-flakes': flakes,
    'mince': mince,
    'coarse-mince': coarse_mince,
    'cubes': cubes,
    'diced-fat': diced_fat,
    'trimmings': trimmings,
    'ham-pieces': ham,
    'emulsion': emulsion,
    'chunky-emulsion': chunky_emulsion,
    'sausage-mass': sausage_mass,
    'plant-mass': plant_mass,
    'pet-food': petfood,
}


def make(name, size, samples, work, out):
    """Render one picture; returns seconds."""
    reset(SEED)
    materials()
    steel('tray', 0.56, 0.24, 0.4, 0.05, scale=520, bump=0)
    steel('table', 0.50, 0.36, 0.5, 0.05, scale=520, bump=0)
    shot = GOODS[name]()
    box(6, 6, 0.03, (0, 1.5, -0.0155), 'table', 0.004)
    world((0.55, 0.56, 0.57), (0.20, 0.205, 0.21), (0.10, 0.10, 0.10), 0.8)
    t = Vector(shot['target'])
    softbox((-0.85, 0.35, 1.05), t, 1.0, 0.9, 26, 0.35, (1, 0.99, 0.975), name='key')
    d = shot['dist']
    cam = camera(t, 0, d, t.z + shot['up'] * d / 1.3, 85, 11.0)
    cam.location.y = t.y - math.sqrt(max(0.01, d * d - (cam.location.z - t.z) ** 2))
    cam.rotation_euler = (t - cam.location).to_track_quat('-Z', 'Y').to_euler()
    cam.data.dof.focus_distance = d
    cheap()
    bpy.context.scene.cycles.diffuse_bounces = 2
    sec = still(f'{work}/{name}.png', size, samples, 'AgX', 'AgX - Medium High Contrast', 0.85)
    magick(f'{work}/{name}.png', *WEBP, f'{out}/{name}.webp')
    return sec


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('name', choices=['all', *GOODS])
    a.add_argument('--size', default='1200x900')
    a.add_argument('--samples', type=int, default=16)
    a.add_argument('--out', default='out')
    o = a.parse_args()
    out = os.path.join(o.out, 'goods')
    os.makedirs(out, exist_ok=True)
    work = os.path.join(os.environ.get('RENDER_WORK', 'work'), 'goods')
    for n in GOODS if o.name == 'all' else [o.name]:
        if o.name == 'all' and os.path.exists(f'{out}/{n}.webp'):
            continue
        t = make(n, tuple(map(int, o.size.split('x'))), o.samples, work, out)
        print(f'goods {n} {t:.0f} s', flush=True)


if __name__ == '__main__':
    main()
