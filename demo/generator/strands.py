"""Strands of mince that leave a hole plate."""

import random
from math import cos, exp, pi, sin

import bpy
from mathutils import Matrix, Vector

from goods_materials import LEAN, flesh
from scene import put
from studio import camera, detail_set

PERIOD = 0.05  # metres after which the pattern on a strand repeats


def mince_strands(r, hole, origin, tilt, mat, phase=0.0, length=0.9, seed=5):
    """Strands out of a hole plate of radius r whose face is at `origin` and leans back by `tilt` degrees; they bend down under
    their weight. `phase` 0..1 moves the pattern (thickness) along them by one period."""
    rnd = random.Random(seed)
    cu = bpy.data.curves.new('strands', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = hole * 1.02
    cu.bevel_resolution = 2
    cu.use_fill_caps = True
    p = hole * 2.55
    k = int(r / p) + 2
    m = Matrix.Translation(origin) @ Matrix.Rotation(-pi * tilt / 180, 4, 'X')  # local: x right, z up, -y outwards
    for i in range(-k, k + 1):
        for j in range(-k, k + 1):
            x, z = p * (i + 0.5 * (j % 2)), p * j * 0.866
            d = (x * x + z * z) ** 0.5
            if not 0.05 * r / 0.195 < d < r * 0.91 - hole * 2:
                continue
            reach = (
                0.045 + 0.16 * (z + r) / (2 * r) + rnd.uniform(-0.008, 0.008)
            )  # upper strands fall outside lower ones
            drift = rnd.uniform(-0.012, 0.012) - 0.10 * x
            q = rnd.random()
            n = int(length / 0.010)
            sp = cu.splines.new('POLY')
            sp.points.add(n - 1)
            sp.use_smooth = True
            for s in range(n):
                u = s * 0.010
                out = reach * (1 - exp(-u / reach))
                fall = u - out
                wob = 0.0022 * sin(2 * pi * (u / PERIOD - phase) + 6.28 * q) * min(1, u / 0.06)
                w = m @ Vector((x + drift * fall / 0.62 + wob, -out, z))
                sp.points[s].co = (w.x, w.y, w.z - fall, 1)
                sp.points[s].radius = (
                    0.97
                    + 0.10 * sin(2 * pi * (u / PERIOD - phase + q))
                    + 0.05 * sin(4 * pi * (u / PERIOD - phase) + 9 * q)
                )
    return put('strands', cu, mat)


def head_stage(spec):
    """Grinder head in the detail set, close from the left; returns what rebuilds the strands for a phase."""
    flesh('strand', LEAN, 120, 0.36, 0.25, 0.35)
    shot = spec.family.build(spec)['detail']
    g = spec.geo
    hx, hz, tilt = g['head']
    k = g['head_r'] / 0.195
    face = g['head_l'] + 0.10 * k - 0.032
    a = pi * tilt / 180
    origin = Vector((hx, -g['d'] / 2 - face * cos(a), hz + face * sin(a)))
    t = Vector(shot.target) + Vector((0.02, -0.10, -0.06))
    detail_set(t, -44, shot.dist / 2)
    camera(t, -44, shot.dist * 1.0, t.z + 0.30, 85, 5.6, focus=shot.focus)

    def strands(phase):
        old = bpy.data.objects.get('strands')
        if old:
            bpy.data.objects.remove(old)
        return mince_strands(g['head_r'], g.get('hole', 0.0085), origin, tilt, 'strand', phase)

    return strands
