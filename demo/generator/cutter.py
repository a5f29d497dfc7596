"""Bowl cutters: one round-cornered stand, a turned bowl, knife hood, drive block, control on a swivel arm.

Larger types add the unloading disc, the noise hood and the loader. All lengths derive from the bowl radius `rb`.
"""

import random

from parts import *
from studio import Shot


def _sickle(r0, r1, sweep=1.9, n=28):
    """Outline of a curved knife: outer edge spiral, inner back."""
    out = [
        (
            (r0 + (r1 - r0) * (k / n) ** 0.75) * cos(sweep * k / n),
            (r0 + (r1 - r0) * (k / n) ** 0.75) * sin(sweep * k / n),
        )
        for k in range(n + 1)
    ]
    bk = lambda k: r0 * 0.72 + (r1 * 0.93 - r0 * 0.72) * (k / n) ** 1.25
    return out + [
        (bk(k) * cos(sweep * k / n + 0.62 * (1 - k / n)), bk(k) * sin(sweep * k / n + 0.62 * (1 - k / n)))
        for k in range(n, -1, -1)
    ]


def knife_head(r):
    """Knife shaft along local Z with three pairs of sickle knives and the lock nut."""
    k = r / 0.245
    cyl(0.055 * k, 0.50 * k, (0, 0, 0), 'round', 0.004)
    for j in range(3):
        z = (-0.10 + j * 0.07) * k
        cyl(0.085 * k, 0.028 * k, (0, 0, z - 0.022 * k), 'round', 0.003)
        cyl(0.078 * k, 0.018 * k, (0, 0, z), 'dark', 0.003)
        for q in range(2):
            sheet(
                _sickle(0.075 * k, r),
                t=0.007,
                mat='blade',
                bev=0.003,
                loc=(0, 0, z),
                rot=(0, 0, 180 * q + 60 * j),
                name='knife',
            )
    lathe(
        [
            (0.095 * k, 0.095 * k),
            (0.095 * k, 0.125 * k),
            (0.085 * k, 0.14 * k),
            (0.05 * k, 0.145 * k),
            (0.045 * k, 0.155 * k),
            (0, 0.155 * k),
        ],
        'polish',
        64,
    )
    for j in range(6):
        a = 2 * pi * j / 6
        hexbolt((0.07 * k * cos(a), 0.07 * k * sin(a), 0.142 * k), r=0.010 * k)


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


def build(spec):
    """Build one bowl cutter from spec.geo: rb bowl radius, zr rim height, flags open, hood, disc, loader."""
    g = spec.geo
    rb, zr = g['rb'], g['zr']
    k = rb / 0.98
    rt, rs = rb * 0.674, rb * 0.276  # radius of the trough's centre, radius of its section
    zb = zr - 0.30 * max(k, 0.7)  # top of the stand
    w, d = 2.36 * rb + 0.03, 1.72 * rb + 0.02  # stand
    cy = 0.153 * rb
    yf = cy - d / 2
    cr = 0.18 * k + 0.01
    feet(w * 0.82, d * 0.76, 0.12, 0, cy, 0.06 if k > 0.8 else 0.048)
    prism(rrect(w - 0.04, d - 0.04, cr, 8, 0, cy), 0.09, (0, 0, 0.165), 'brushed', 'z', 0.008)
    prism(rrect(w - 0.07, d - 0.07, cr, 8, 0, cy), 0.02, (0, 0, 0.216), 'gap', 'z', 0.002)
    prism(rrect(w, d, cr, 10, 0, cy), zb - 0.222, (0, 0, (zb + 0.222) / 2), 'brushed', 'z', 0.022, 4)
    prism(rrect(w + 0.005, d + 0.005, cr, 10, 0, cy), 0.010, (0, 0, 0.30), 'accent', 'z', 0.001)

    # ---- front: two covers, name plate between or above them
    ph = min(0.32, zb - 0.42)
    pz = (zb + 0.33) / 2 - 0.005
    pw = w * 0.27
    panel(pw, ph, (-w * 0.265, yf, pz), hinges=-1)
    latch((-w * 0.265 + pw / 2 - 0.045, yf - 0.008, pz))
    panel(pw, ph, (w * 0.265, yf, pz), hinges=1)
    latch((w * 0.265 - pw / 2 + 0.045, yf - 0.008, pz))
    louvres((w * 0.275, yf - 0.0085, pz - ph * 0.24), n=6, w=pw * 0.34, pitch=ph * 0.095)
    nh = 0.085 * max(0.72, k)
    plate(spec.name, nh, (-0.24 * max(0.8, k), yf - 0.001, pz + ph * 0.1))
    for s in (-1, 1):
        with at((s * w / 2, cy, 0), (0, 0, 90 * s)):
            panel(d * 0.56, ph, (0, 0, pz), screws=True)
            louvres((-d * 0.12 * s, -0.0085, pz - ph * 0.26), n=7, w=d * 0.18, pitch=ph * 0.09)

    # ---- bowl
    lathe(
        [(rb - 0.08, zb - 0.01), (rb - 0.08, zb + 0.02), (rb - 0.10, zb + 0.026), (rb - 0.2, zb + 0.026)], 'satin', 128
    )
    lathe([(rb - 0.13, zb + 0.02), (rb - 0.13, zb + 0.05)], 'gap', 96)
    with at((0, 0, 0), rig='bowl'):
        h = zr - zb
        o = [
            (0, zb + 0.04),
            (rb * 0.735, zb + 0.04),
            (rb * 0.85, zb + 0.046),
            (rb * 0.91, zb + 0.07),
            (rb * 0.96, zb + 0.42 * h),
            (rb * 0.992, zb + 0.70 * h),
            (rb, zr - 0.03),
            (rb + 0.018, zr - 0.02),
            (rb + 0.022, zr),
            (rb + 0.014, zr + 0.014),
            (rb - 0.004, zr + 0.014),
            (rb - 0.03, zr + 0.004),
        ]
        depth = min(0.98, (h - 0.06) / rs)
        tr = [(rt + rs * cos(t), zr - rs * sin(t) * depth) for t in [pi * j / 24 for j in range(1, 24)]]
        e = k
        hub = [
            (rt - rs - 0.01 * e, zr + 0.01 * e),
            (rt - rs - 0.05 * e, zr + 0.05 * e),
            (rt - rs - 0.11 * e, zr + 0.07 * e),
            (0.16 * e, zr + 0.075 * e),
            (0.15 * e, zr + 0.085 * e),
            (0.13 * e, zr + 0.10 * e),
            (0, zr + 0.10 * e),
        ]
        lathe(o + tr + hub, 'round', 192, angle=28, name='bowl')
        for j in range(3):
            hexbolt((0.09 * e * cos(2.1 * j), 0.09 * e * sin(2.1 * j), zr + 0.10 * e), r=0.014 * e)
        if g.get('filled'):  # fine emulsion in the trough
            _emulsion(rt, rs * 0.955, zr - rs * 0.33)

    # ---- rear drive housing and drive block
    yb = cy + d / 2
    prism(
        [
            (yb - 0.13 * k, 0.225),
            (yb + 0.26 * k, 0.225),
            (yb + 0.26 * k, zr + 0.28 * k),
            (yb + 0.20 * k, zr + 0.34 * k),
            (yb + 0.02, zr + 0.34 * k),
            (yb - 0.06 * k, zr + 0.20 * k),
        ],
        w * 0.94,
        (0, 0, 0),
        'brushed',
        'x',
        0.014,
        4,
        r=[0.02, 0.02, 0.05, 0.05, 0.06, 0.05],
    )
    with at((0, yb + 0.26 * k, 0), (0, 0, 180)):
        bw, bh = w * 0.94 / 3, zr + 0.20 * k - 0.42
        for j in (-1, 0, 1):
            panel(bw - 0.05, bh, (j * (bw - 0.01), 0, 0.36 + bh / 2), hinges=1 if j < 1 else -1, handle=True)
            louvres((j * (bw - 0.01), -0.0085, 0.44), n=9, w=bw * 0.45)
    xk = -0.868 * rb
    ky = rt
    prism(
        [
            (ky - 0.33 * k, zr + 0.035),
            (yb + 0.02, zr + 0.035),
            (yb + 0.02, zr + 0.44 * k),
            (ky + 0.05 * k, zr + 0.44 * k),
            (ky - 0.25 * k, zr + 0.30 * k),
            (ky - 0.33 * k, zr + 0.18 * k),
        ],
        0.50 * k,
        (xk, 0, 0),
        'brushed',
        'x',
        0.014,
        4,
        r=[0.02, 0, 0, 0.12 * k, 0.10 * k, 0.05 * k],
    )
    prism(
        [(ky - 0.26 * k, zb - 0.02), (yb, zb - 0.02), (yb, zr + 0.04), (ky - 0.26 * k, zr + 0.04)],
        0.18 * k,
        (xk - 0.23 * k, 0, 0),
        'brushed',
        'x',
        0.01,
    )
    bearing_cover(0.105 * k, (xk - 0.25 * k, ky + 0.02, zr + 0.20 * k), (0, -90, 0), 8)

    # ---- knife hood over the trough
    hl, hx = 0.62 * k, -0.286 * rb

    def arc(r, a0, a1, n=28):
        return [(r * cos(rad(a0 + (a1 - a0) * j / n)), r * sin(rad(a0 + (a1 - a0) * j / n))) for j in range(n + 1)]

    def hood():
        prism([(y, z) for y, z in arc(0.345 * k, 0, 180)], hl, (0, 0, 0), 'brushed', 'x', 0.012, 3, name='hood')
        for s in (-1, 1):
            prism(arc(0.365 * k, -2, 182), 0.022, (s * hl / 2, 0, 0), 'satin', 'x', 0.004)
        prism(arc(0.362 * k, 0, 180), 0.05 * k, (-0.02 * k, 0, 0), 'satin', 'x', 0.004)
        bail((0.10 * k, -0.30 * k, 0.19 * k), 0.28 * k, 0.06 * k, 0.011, False, (62, 0, 0))
        anchor('hood', (-0.17 * k, -0.20 * k, 0.30 * k))
        box(hl + 0.02, 0.02, 0.05 * k, (0, -0.352 * k, 0.015 * k), 'poly', 0.006)

    if g.get('open'):  # hood swung back, knives in view
        with at((hx, ky + 0.345 * k, zr + 0.03), (-78, 0, 0)):
            with at((0, -0.345 * k, 0)):
                hood()
        with at((hx - 0.02 * k, ky, zr + 0.035 * k), (0, 90, 0), rig='knives'):
            knife_head(0.255 * k)
            anchor('knives', (-0.15 * k, 0, 0.05 * k))
            anchor('nut', (-0.05 * k, -0.03 * k, 0.15 * k))
    else:
        with at((hx, ky, zr + 0.03)):
            hood()

    # ---- noise hood over the right part
    if g.get('hood'):

        def dome(dz, q):
            return [
                (0.306 * rb, zr + 0.06 * k + dz),
                (0.367 * rb, zr + 0.17 * k + dz),
                (0.51 * rb, zr + 0.235 * k + dz),
                (0.714 * rb, zr + 0.25 * k + dz),
                (0.878 * rb, zr + 0.215 * k + dz),
                (0.974 * rb - q, zr + 0.12 * k + dz),
                (1.005 * rb - q, zr + 0.035),
            ]

        up = fillet([(r, z, 0) for r, z in dome(0, 0)], 0.08, 5, False)
        dn = fillet([(r, z, 0) for r, z in dome(-0.012, 0.014)], 0.08, 5, False)
        pivot = (0, 0.98 * rb, zr + 0.235 * k)  # swings up about its hinge
        with at(pivot, (-g.get('lid', 0), 0, 0)):
            with at((-pivot[0], -pivot[1], -pivot[2])):
                sector([(a, b) for a, b, _ in up] + [(a, b) for a, b, _ in reversed(dn)], 2, 84, 'brushed', 64, 'lid')
                sector(
                    [(a * 1.004, b + 0.003) for a, b, _ in up] + [(a * 0.996, b - 0.006) for a, b, _ in reversed(dn)],
                    0,
                    2.2,
                    'satin',
                    4,
                    'lidedge',
                )
                with at((0.69 * rb, -0.015, zr + 0.20 * k), (70, 0, 0)):
                    bail((0, 0, 0), 0.34 * k, 0.07, 0.012, False)
                anchor('lid', (0.60 * rb, 0.38 * rb, zr + 0.255 * k))
                anchor('lid_inside', (0.55 * rb, 0.42 * rb, zr + 0.20 * k))
        for x in (0.29 * rb, 0.63 * rb):
            box(0.10 * k, 0.22 * k, 0.05, (x, 0.92 * rb, zr + 0.20 * k), 'satin', 0.014)
            cyl(0.03 * k, 0.16 * k, (x, 0.98 * rb, zr + 0.235 * k), 'polish', 0.004, 'x')

    # ---- unloading disc: column, swivel arm, disc
    if g.get('disc'):
        with at((rb, -0.306 * rb, zb)):
            cyl(0.075 * k, 0.10, (0, 0, 0.05), 'satin', 0.01)
            cyl(0.055 * k, 0.62 * k, (0, 0, 0.36 * k), 'round', 0.004)
            cyl(0.075 * k, 0.10 * k, (0, 0, 0.70 * k), 'satin', 0.012)
            lathe(
                [
                    (0.06 * k, 0.75 * k),
                    (0.075 * k, 0.76 * k),
                    (0.075 * k, 0.80 * k),
                    (0.055 * k, 0.825 * k),
                    (0, 0.83 * k),
                ],
                'polish',
                64,
            )
            tube(
                [(0, 0, 0.70 * k), (-0.16 * k, -0.02 * k, 0.76 * k), (-0.36 * k, -0.05 * k, 0.60 * k)],
                0.034 * k,
                'polish',
                0.10 * k,
            )
            with at((-0.36 * k, -0.05 * k, 0.58 * k), (18, -28, 0)):
                anchor('disc', (-0.05 * k, -0.08 * k, -0.07 * k))
                cyl(0.05 * k, 0.14 * k, (0, 0, 0), 'satin', 0.01)
                lathe(
                    [
                        (0, -0.10 * k),
                        (0.15 * k, -0.105 * k),
                        (0.16 * k, -0.10 * k),
                        (0.15 * k, -0.094 * k),
                        (0.05 * k, -0.075 * k),
                        (0.05 * k, -0.05 * k),
                    ],
                    'round',
                    96,
                )
    if g.get('loader'):
        bin_lift((w / 2 + 0.46, 0.30, 0), (0, 0, 0), lift=g.get('lift', 0), bin_size=0.64, column=1.90)
    if g.get('step'):
        platform((-0.05 * rb, yf - 0.26, 0), 0.90 * k, 0.30, 0.24)

    # ---- control
    x0, y0 = xk - 0.10 * k, yb - 0.10
    zt = zr + 0.44 * k
    top = 2.02 if k > 0.7 else 1.74
    px, py = -w / 2 - 0.02, (-0.18 * rb - 0.02 if k > 0.7 else 0.12)
    tube([(x0, y0, zt + 0.02), (x0, y0, top), (px, py, top), (px, py, top - 0.14)], 0.030, 'polish', 0.07)
    cyl(0.05, 0.04, (x0, y0, zt + 0.02), 'satin', 0.006)
    cyl(0.042, 0.05, (px, py, top - 0.12), 'satin', 0.006)
    c = (px, py - 0.06, top - 0.14 - (0.28 if k > 0.7 else 0.22))
    cs = (0.46, 0.54) if k > 0.7 else (0.36, 0.42)
    with at(c, (90 - 8, 0, 6)):
        control((0, 0, 0), (0, 0, 0), *cs, 0.10, (cs[0] * 0.76, cs[1] * 0.46))
    lamp((w * 0.40, yb + 0.06 * k, zr + 0.335 * k), 0.10)
    anchor('control', (c[0], c[1] - 0.015, c[2] + 0.05))
    anchor('bowl', (0.30 * rb, -0.955 * rb, zr + 0.015))
    anchor('trough', (rt * cos(rad(-70)), rt * sin(rad(-70)), zr - rs * 0.85 * min(0.98, (zr - zb - 0.06) / rs)))
    anchor('hub', (0.05 * k, -0.05 * k, zr + 0.11 * k))
    anchor('drive', (xk, ky - 0.10 * k, zr + 0.44 * k))
    anchor('cleaning', (-w * 0.265, yf - 0.02, pz))
    return dict(
        detail=Shot(
            (hx + 0.03 * k, ky - 0.02 * k, zr + 0.05 * k),
            58,
            1.75 * max(k, 0.62),
            0.80 * max(k, 0.65),
            85,
            8.0,
            focus=(hx + 0.04 * k, ky - 0.10 * k, zr + 0.08 * k),
            gain=0.2,
        )
        if g.get('open')
        else Shot(
            (-0.06 * rb, 0.20 * rb, zr + 0.06 * k),
            -36,
            2.5 * max(k, 0.62),
            1.05 * max(k, 0.65),
            85,
            4.0,
            focus=(hx + 0.2 * k, ky - 0.36 * k, zr + 0.10 * k),
            gain=-0.05,
        ),
        panel=Shot((c[0], c[1], c[2] - 0.03), -30, 1.9, 0.20, 100, 5.6, focus=(c[0], c[1] - 0.06, c[2])),
    )
