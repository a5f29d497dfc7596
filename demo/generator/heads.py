"""Turned parts of grinders and drives: hole plate, worm, grinder head, sorting outlet, bearing covers, pipes."""

from fittings import *


def holeplate(r, hr, t=0.02, mat='round', hub=0.05, loc=(0, 0, 0), rot=(0, 0, 0), pitch=None, n=16):
    """hexagonal hole pattern in a round plate, local XY"""
    p = pitch or hr * 2.55
    H = []
    k = int(r / p) + 2
    for i in range(-k, k + 1):
        for j in range(-k, k + 1):
            x = p * (i + 0.5 * (j % 2))
            y = p * j * 0.866
            d = math.hypot(x, y)
            if hub + hr * 1.5 < d < r - hr * 2.1:
                H.append(circle(hr, n, x, y))
    return sheet(circle(r, 128), H, t, mat, min(0.0012, hr * 0.12), loc, rot, 'holeplate')


def worm(length, r, core, pitch, mat='round', seg=40):
    """Feed screw along local +Z, flight with thickness."""
    n = int(length / pitch * seg)
    t = pitch * 0.12
    ring_list = []
    for k in range(n + 1):
        a = 2 * pi * k / seg
        z = length * k / n
        c, s = cos(a), sin(a)
        ring_list.append(
            [
                (core * 0.9 * c, core * 0.9 * s, z - t),
                (r * c, r * s, z - t * 0.35),
                (r * c, r * s, z + t * 0.35),
                (core * 0.9 * c, core * 0.9 * s, z + t),
            ]
        )
    rings(ring_list, mat, name='flight', angle=40)
    cyl(core, length, (0, 0, length / 2), mat)


def grinder_head(r=0.195, L=0.50, hole=0.0065):
    """Grinder head along local +Z: collar, bolted flange, ribbed barrel, lugged ring nut, hole plate. r = plate radius."""
    k = r / 0.195
    lathe(
        [(r * 1.34, -0.22), (r * 1.34, 0.03 * k), (r * 1.30, 0.045 * k), (r * 1.22, 0.06 * k), (r * 1.19, 0.10 * k)],
        'satin',
        128,
    )
    with at((0, 0, 0.10 * k)):
        lathe(
            [
                (r, -0.02),
                (r * 1.34, -0.02),
                (r * 1.36, -0.016),
                (r * 1.36, 0.018),
                (r * 1.34, 0.022),
                (r * 1.06, 0.022),
            ],
            'round',
            128,
        )
        n = 10 if r < 0.2 else 12
        for j in range(n):
            a = 2 * pi * j / n
            hexbolt((r * 1.22 * cos(a), r * 1.22 * sin(a), 0.022), r=0.014 * k)
        nut = 0.115 * k
        a, b = L - nut, L
        lathe(
            [
                (r * 1.06, 0.02),
                (r * 1.06, 0.03),
                (r * 0.98, 0.05),
                (r * 0.98, a - 0.045),
                (r * 1.03, a - 0.025),
                (r * 1.03, a + 0.015),
            ],
            'cast',
            128,
        )
        z = 0.10
        while z < a - 0.07:
            lathe(
                [(r * 0.97, z - 0.012), (r * 1.02, z - 0.006), (r * 1.02, z + 0.006), (r * 0.97, z + 0.012)],
                'cast',
                128,
            )
            z += 0.07
        lathe(
            [
                (r * 0.98, a),
                (r * 1.17, a),
                (r * 1.20, a + 0.006),
                (r * 1.20, a + 0.012),
                (r * 1.175, a + 0.016),
                (r * 1.175, b - 0.03),
                (r * 1.20, b - 0.024),
                (r * 1.20, b - 0.008),
                (r * 1.185, b),
                (r * 0.93, b),
                (r * 0.915, b - 0.004),
                (r * 0.905, b - 0.03),
            ],
            'round',
            160,
        )
        for j in range(6):
            with at((0, 0, 0), (0, 0, 60 * j + 30)):
                box(0.035 * k, 0.05 * k, 0.062 * k, (r * 1.20, 0, (a + b) / 2), 'round', 0.008)
        holeplate(r * 0.91, hole, 0.022, 'round', 0.036 * k, (0, 0, b - 0.032))
        cyl(r * 0.90, 0.01, (0, 0, b - 0.075), 'gap', 0.001)
        lathe(
            [
                (0.034 * k, b - 0.03),
                (0.034 * k, b - 0.012),
                (0.028 * k, b - 0.006),
                (0.014 * k, b - 0.006),
                (0.012 * k, b - 0.012),
                (0, b - 0.012),
            ],
            'polish',
            48,
        )


def sorting_outlet(r, L):
    """Sorting device along local +Z of a grinder head: pipe out of the plate's middle, bent aside and down, valve with hand wheel."""
    k = r / 0.195
    q = 0.042 * k
    cyl(q * 1.7, 0.05 * k, (0, 0, L - 0.005), 'satin', 0.006)
    ring = [(q, -0.012), (q * 1.45, -0.012), (q * 1.5, -0.008), (q * 1.5, 0.008), (q * 1.45, 0.012), (q, 0.012)]
    with at((0, 0, L + 0.06 * k)):
        lathe(ring, 'round', 64)
    end = (0.30 * k, -0.30 * k, L + 0.15 * k)
    pipe([(0, 0, L - 0.03), (0, 0, L + 0.15 * k), (0.20 * k, -0.06 * k, L + 0.15 * k), end], q, 0.07 * k)
    with at(end, (90, 0, 18)):
        lathe([(q * 0.80, 0.0), (q * 1.25, 0.0), (q * 1.25, 0.03), (q, 0.034)], 'round', 64)
    # adjustment in front of the bend
    with at((0, 0, L + 0.15 * k + q * 0.9)):
        cyl(0.016 * k, 0.07 * k, (0, 0, 0.035 * k), 'polish', 0.003)
        hand_wheel(0.062 * k, 0.065 * k)


def hand_wheel(r, z):
    """Hub, rim and three spokes on a spindle along local +Z, `z` above its foot."""
    lathe([(r * 0.24, z - r * 0.2), (r * 0.24, z + r * 0.2), (0, z + r * 0.2)], 'satin', 48)
    tube([(x, y, z) for x, y in circle(r, 48)], r / 7.5, 'polish', 0, True)
    for k in range(3):
        tube([(0.0, 0, z), (r * 14 / 15 * cos(2.09 * k), r * 14 / 15 * sin(2.09 * k), z)], r * 7 / 75, 'polish', 0)


def gear_plate(w, h, t=0.036, r=0.09, bolt=0.016):
    """Cast plate with bolts in local XY, for heads and bearings."""
    sheet(rrect(w, h, r), t=t, mat='satin', bev=0.007, loc=(0, 0, t * 0.4))
    for x in (-w / 2 + 0.06, 0, w / 2 - 0.06):
        for y in (-h / 2 + 0.06, 0, h / 2 - 0.06):
            if abs(x) + abs(y) > 0.1 and (x or abs(w - h) > 0.2):
                hexbolt((x, y, t * 0.9), r=bolt)


def bearing_cover(r, loc, rot, bolts=8, boss=True):
    """Turned end cover of a shaft, local +Z outwards."""
    with at(loc, rot):
        lathe(
            [
                (r * 1.02, -0.02),
                (r * 1.02, 0.016),
                (r, 0.022),
                (r * 0.72, 0.022),
                (r * 0.70, 0.026),
                (r * 0.68, 0.05 if boss else 0.03),
                (r * 0.62, 0.06 if boss else 0.034),
                (0, 0.06 if boss else 0.034),
            ],
            'round',
            96,
        )
        for k in range(bolts):
            a = 2 * pi * (k + 0.5) / bolts
            hexbolt((r * 0.87 * cos(a), r * 0.87 * sin(a), 0.022), r=max(0.008, r * 0.065))


def pipe(pts, r=0.05, bend=0.12, mat='polish', clamps=()):
    """Product pipe with optional tri-clamp unions at the given path indices (points must lie on straight runs)."""
    tube(pts, r, mat, bend, res=10)
    for loc, rot in clamps:
        with at(loc, rot):
            lathe(
                [(r, -0.02), (r * 1.38, -0.012), (r * 1.42, -0.008), (r * 1.42, 0.008), (r * 1.38, 0.012), (r, 0.02)],
                'round',
                64,
            )
            box(0.05, 0.03, 0.024, (r * 1.55, 0, 0), 'satin', 0.006)
