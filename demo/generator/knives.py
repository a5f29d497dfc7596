"""Knife head of a bowl cutter and the hood over it."""

from parts import *


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


def _arc(r, a0, a1, n=28):
    """Points of an arc, degrees."""
    return [(r * cos(rad(a0 + (a1 - a0) * j / n)), r * sin(rad(a0 + (a1 - a0) * j / n))) for j in range(n + 1)]


def _cover(k):
    """The hood itself, its axis along X."""
    hl = 0.62 * k
    prism([(y, z) for y, z in _arc(0.345 * k, 0, 180)], hl, (0, 0, 0), 'brushed', 'x', 0.012, 3, name='hood')
    for s in (-1, 1):
        prism(_arc(0.365 * k, -2, 182), 0.022, (s * hl / 2, 0, 0), 'satin', 'x', 0.004)
    prism(_arc(0.362 * k, 0, 180), 0.05 * k, (-0.02 * k, 0, 0), 'satin', 'x', 0.004)
    bail((0.10 * k, -0.30 * k, 0.19 * k), 0.28 * k, 0.06 * k, 0.011, False, (62, 0, 0))
    anchor('hood', (-0.17 * k, -0.20 * k, 0.30 * k))
    box(hl + 0.02, 0.02, 0.05 * k, (0, -0.352 * k, 0.015 * k), 'poly', 0.006)


def knife_hood(s, opened):
    """Hood over the trough; `opened` swings it back and shows the knives."""
    if opened:
        with at((s.hx, s.ky + 0.345 * s.k, s.zr + 0.03), (-78, 0, 0)):
            with at((0, -0.345 * s.k, 0)):
                _cover(s.k)
        with at((s.hx - 0.02 * s.k, s.ky, s.zr + 0.035 * s.k), (0, 90, 0), rig='knives'):
            knife_head(0.255 * s.k)
            anchor('knives', (-0.15 * s.k, 0, 0.05 * s.k))
            anchor('nut', (-0.05 * s.k, -0.03 * s.k, 0.15 * s.k))
    else:
        with at((s.hx, s.ky, s.zr + 0.03)):
            _cover(s.k)
