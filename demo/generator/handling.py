"""What moves goods, people and parts at a machine: castors, trolleys, bin lift, platform."""

from fittings import *


def castor(x, y, r=0.062):
    """Swivel castor with a fork; its plate is 10 cm above the axle."""
    wheel = (x, y, r)
    cyl(r, 0.035, wheel, 'rubber', 0.008, 'x', 40)
    cyl(r * 0.45, 0.039, wheel, 'polish', 0.003, 'x', 32)
    for q in (-1, 1):
        box(0.005, 0.045, 0.11, (x + q * 0.024, y, r + 0.043), 'satin', 0.002)
    box(0.075, 0.09, 0.008, (x, y, r + 0.098), 'satin', 0.002)


def trolley(loc, rot=(0, 0, 0), s=0.64, h=0.74):
    """Standard meat trolley (200 l: s=.64, 300 l: s=.72)."""
    with at(loc, rot):
        loft(
            [(s - 0.14, s - 0.14, 0.16, 0.06), (s - 0.04, s - 0.04, 0.30, 0.06), (s, s, h, 0.05)], 'brushed', wall=0.006
        )
        tube([(x, y, h + 0.002) for x, y in rrect(s + 0.005, s + 0.005, 0.05, 8)], 0.011, 'polish', 0, True)
        e = s / 2 - 0.02
        a = s / 2 + 0.08
        c = s / 2 - 0.10
        for k in (-1, 1):
            tube(
                [(k * e, -0.10, h - 0.02), (k * a, -0.10, h - 0.02), (k * a, 0.10, h - 0.02), (k * e, 0.10, h - 0.02)],
                0.010,
                'polish',
                0.03,
            )
            for t in (-1, 1):
                castor(k * c, t * (c - 0.02))


def worm_trolley(length, height):
    """Trolley along local +X with two saddles, on which a worm lies whose axis is `height` metres above the floor."""
    top = height - 0.20
    for x in (0.06, length - 0.06):
        for y in (-0.24, 0.24):
            castor(x, y)
            tube([(x, y, 0.16), (x, y, top)], 0.018, 'polish', 0)
        tube([(x, -0.24, top), (x, 0.24, top)], 0.018, 'polish', 0)
        prism(
            [(-0.20, top), (0.20, top), (0.17, top + 0.10), (0, top + 0.035), (-0.17, top + 0.10)],
            0.035,
            (x, 0, 0),
            'satin',
            'x',
            0.004,
        )
    for y in (-0.24, 0.24):
        tube([(0.06, y, top), (length - 0.06, y, top)], 0.018, 'polish', 0)
        tube([(0.06, y, 0.30), (length - 0.06, y, 0.30)], 0.014, 'polish', 0)
    box(length - 0.10, 0.48, 0.012, (length / 2, 0, 0.31), 'brushed', 0.004)
    tube(
        [(length, -0.24, top), (length + 0.14, -0.24, top + 0.16), (length + 0.14, 0.24, top + 0.16), (length, 0.24, top)],
        0.016,
        'polish',
        0.05,
    )


def bin_lift(loc, rot=(0, 0, 0), lift=0, bin_size=0.64, column=1.86, reach=0.72):
    """Column with carriage and fork; a trolley hangs in the fork, raised by `lift` metres. The fork points to -Y."""
    with at(loc, rot):
        box(0.34, 0.62, 0.05, (0, 0.06, 0.06), 'satin', 0.01)
        prism(
            [
                (-0.11, 0.08),
                (0.11, 0.08),
                (0.11, column - 0.08),
                (0.07, column),
                (-0.07, column),
                (-0.11, column - 0.08),
            ],
            0.30,
            (0, 0.10, 0),
            'brushed',
            'y',
            0.012,
            r=[0.01, 0.01, 0.02, 0.03, 0.03, 0.02],
        )
        box(0.15, 0.006, column - 0.36, (0, -0.052, column / 2 + 0.05), 'dark', 0.002)
        for x in (-0.055, 0.055):
            box(0.022, 0.012, column - 0.40, (x, -0.058, column / 2 + 0.05), 'polish', 0.003)
        z = 0.62 + lift
        box(0.26, 0.05, 0.24, (0, -0.085, z), 'satin', 0.012)
        for sx in (-1, 1):
            for dz in (-0.07, 0.07):
                hexbolt((sx * 0.09, -0.111, z + dz), (90, 0, 0), 0.012)
        w = bin_size / 2 + 0.085
        tube([(-w, -0.11, z + 0.06), (w, -0.11, z + 0.06)], 0.026, 'satin', 0)
        for k in (-1, 1):
            tube([(k * w, -0.09, z + 0.06), (k * w, -0.16 - reach, z + 0.06)], 0.019, 'polish', 0)
        trolley((0, -0.16 - reach / 2 - 0.02, lift), s=bin_size)
        anchor('loader', (-bin_size * 0.25, -0.16 - reach - 0.02 + (reach - bin_size) / 2, lift + 0.60))
        gland((0.03, -0.02, column - 0.02), (0, 0, 0), 0.012)


def platform(loc, w=0.80, d=0.30, h=0.42, rot=(0, 0, 0), rail=False):
    """Step with a ribbed tread on tube legs; `loc` is the floor point under its centre."""
    with at(loc, rot):
        box(w, d, 0.03, (0, 0, h), 'brushed', 0.008)
        n = int(d / 0.027) - 2
        for k in range(n):
            box(w - 0.08, 0.012, 0.004, (0, -d / 2 + 0.04 + k * 0.027, h + 0.017), 'satin', 0.002)
        for x in (-w / 2 + 0.05, w / 2 - 0.05):
            tube(
                [(x, d / 2 - 0.03, h), (x, d / 2 - 0.03, 0.02), (x, -d / 2 - 0.01, 0.02), (x, -d / 2 + 0.02, h)],
                0.016,
                'polish',
                0.03,
            )
        if rail:
            for x in (-w / 2 + 0.03, w / 2 - 0.03):
                tube([(x, -d / 2 + 0.03, h), (x, -d / 2 + 0.03, h + 0.92), (x, d / 2, h + 1.02)], 0.016, 'polish', 0.06)
