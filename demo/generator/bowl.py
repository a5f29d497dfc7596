"""The bowl of a cutter and the batch in it."""

import random

from parts import *


def _emulsion(rt, rs, z0, n=240, m=16):
    """Surface of the batch in the trough; repeats every 120 degrees, so that a third of a turn makes a loop."""
    v = []
    for j in range(n):
        a = 2 * pi * j / n
        for i in range(m + 1):
            u = -1 + 2 * i / m
            r = rt + rs * u
            z = (
                z0
                - 0.03 * u * u
                + (1 - u * u)
                * (
                    0.016 * sin(3 * a + 2 * u)
                    + 0.016 * sin(9 * a - 4 * u + 1)
                    + 0.014 * abs(sin(7.5 * a + 5 * u + 2))
                    + 0.009 * sin(24 * a - 9 * u)
                    + 0.006 * sin(39 * a + 14 * u)
                )
            )
            v.append((r * cos(a), r * sin(a), z))
    k = m + 1
    f = [(j * k + i, j * k + i + 1, (j + 1) % n * k + i + 1, (j + 1) % n * k + i) for j in range(n) for i in range(m)]
    put('emulsion', mesh_from(v, f, angle=80), 'emulsion')
    rnd = random.Random(7)
    for _ in range(34):  # flakes of fat on the surface, three times round: they show that the bowl turns
        j, i = rnd.randrange(n // 3), rnd.randrange(2, m - 1)
        size, turn = rnd.uniform(0.010, 0.021), rnd.uniform(0, 360)
        for q in range(3):
            x, y, z = v[(j + q * n // 3) % n * k + i]
            box(size, size * 0.8, 0.012, (x, y, z), 'fat', 0.003, 2, (12, 8, turn + 120 * q), name='flake')


def bowl(s, filled):
    """The turned bowl with its hub, on an empty that turns; `filled` puts fine emulsion into the trough."""
    lathe(
        [
            (s.rb - 0.08, s.zb - 0.01),
            (s.rb - 0.08, s.zb + 0.02),
            (s.rb - 0.10, s.zb + 0.026),
            (s.rb - 0.2, s.zb + 0.026),
        ],
        'satin',
        128,
    )
    lathe([(s.rb - 0.13, s.zb + 0.02), (s.rb - 0.13, s.zb + 0.05)], 'gap', 96)
    with at((0, 0, 0), rig='bowl'):
        h = s.zr - s.zb
        o = [
            (0, s.zb + 0.04),
            (s.rb * 0.735, s.zb + 0.04),
            (s.rb * 0.85, s.zb + 0.046),
            (s.rb * 0.91, s.zb + 0.07),
            (s.rb * 0.96, s.zb + 0.42 * h),
            (s.rb * 0.992, s.zb + 0.70 * h),
            (s.rb, s.zr - 0.03),
            (s.rb + 0.018, s.zr - 0.02),
            (s.rb + 0.022, s.zr),
            (s.rb + 0.014, s.zr + 0.014),
            (s.rb - 0.004, s.zr + 0.014),
            (s.rb - 0.03, s.zr + 0.004),
        ]
        depth = min(0.98, (h - 0.06) / s.rs)
        tr = [(s.rt + s.rs * cos(t), s.zr - s.rs * sin(t) * depth) for t in [pi * j / 24 for j in range(1, 24)]]
        e = s.k
        hub = [
            (s.rt - s.rs - 0.01 * e, s.zr + 0.01 * e),
            (s.rt - s.rs - 0.05 * e, s.zr + 0.05 * e),
            (s.rt - s.rs - 0.11 * e, s.zr + 0.07 * e),
            (0.16 * e, s.zr + 0.075 * e),
            (0.15 * e, s.zr + 0.085 * e),
            (0.13 * e, s.zr + 0.10 * e),
            (0, s.zr + 0.10 * e),
        ]
        lathe(o + tr + hub, 'round', 192, angle=28, name='bowl')
        for j in range(3):
            hexbolt((0.09 * e * cos(2.1 * j), 0.09 * e * sin(2.1 * j), s.zr + 0.10 * e), r=0.014 * e)
        if filled:
            _emulsion(s.rt, s.rs * 0.955, s.zr - s.rs * 0.33)
