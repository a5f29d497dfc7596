"""Small fittings: screws, bolts, hinges, handles, latches, glands, slots, labels."""

from scene import *
from shapes import *


def linked(key, make):
    """share mesh data between many small parts"""
    if key not in CACHE:
        CACHE[key] = make()
    return CACHE[key]


def _screw(r):
    """Mesh of a socket screw head."""
    n = 20
    b = r * 0.18
    h = r * 0.55
    R = [
        [(q * cos(2 * pi * i / n), q * sin(2 * pi * i / n), z) for i in range(n)]
        for q, z in ((r, 0), (r, h - b), (r - b, h), (r * 0.55, h))
    ]
    R += [[(q * cos(2 * pi * i / n), q * sin(2 * pi * i / n), z) for i in range(n)] for q, z in ((r * 0.5, h * 0.35),)]
    v = [p for a in R for p in a]
    f = []
    for j in range(len(R) - 1):
        for i in range(n):
            k = (i + 1) % n
            f.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    f.append(tuple(range(4 * n, 5 * n)))
    return mesh_from(v, f, 'screw')


def screw(loc, rot=(90, 0, 0), r=0.007, mat='polish'):
    """Small socket screw, head along local +Z."""
    me = linked(('screw', r, mat), lambda: _screw(r))
    return put('screw', me, mat, loc, rot)


def hexbolt(loc, rot=(0, 0, 0), r=0.014, mat='polish', h=None):
    """Hexagon bolt with washer, along local +Z."""
    h = h or r * 0.8

    def mk():
        c = circle(r, 6)
        n = 24
        w = circle(r * 1.25, n)
        v = [(x, y, 0.002) for x, y in c] + [(x, y, h * 0.85) for x, y in c] + [(x * 0.88, y * 0.88, h) for x, y in c]
        f = (
            [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)]
            + [(i + 6, (i + 1) % 6 + 6, (i + 1) % 6 + 12, i + 12) for i in range(6)]
            + [tuple(range(12, 18))]
        )
        k = len(v)
        v += [(x, y, 0) for x, y in w] + [(x, y, 0.003) for x, y in w]
        f += [(k + i, k + (i + 1) % n, k + n + (i + 1) % n, k + n + i) for i in range(n)] + [
            tuple(range(k + n, k + 2 * n))
        ]
        return mesh_from(v, f, 'hex', 25)

    return put('hex', linked(('hex', r, h, mat), mk), mat, loc, rot)


def hinge(loc, length=0.1, r=0.009, rot=(0, 0, 0)):
    """Three-knuckle hinge in local XY."""
    with at(loc, rot):
        for k in (-1, 0, 1):
            cyl(r, length / 3 - 0.002, (0, k * length / 3, r * 0.7), 'polish', 0.0015, 'y', 24)
        for s in (-1, 1):
            box(0.036, length, 0.005, (s * 0.02, 0, 0.003), 'satin', 0.0015)
            for y in (-length * 0.3, length * 0.3):
                screw((s * 0.024, y, 0.0055), (0, 0, 0), 0.0055)


def bail(loc, length=0.16, proj=0.05, r=0.008, vertical=True, rot=(0, 0, 0), mat='polish'):
    """Bent-rod handle on two feet."""
    with at(loc, rot):
        a = [(0, -length / 2, 0), (0, -length / 2, proj), (0, length / 2, proj), (0, length / 2, 0)]
        if not vertical:
            a = [(y, x, z) for x, y, z in a]
        tube(a, r, mat, 0.022)
        for p in (a[0], a[3]):
            cyl(r * 1.9, 0.005, (p[0], p[1], 0.0025), mat, 0.0015, seg=24)


def latch(loc, rot=(90, 0, 0)):
    """quarter-turn latch"""
    with at(loc, rot):
        cyl(0.019, 0.008, (0, 0, 0.004), 'polish', 0.002, seg=32)
        cyl(0.013, 0.012, (0, 0, 0.01), 'dark', 0.002, seg=32)
        box(0.004, 0.014, 0.006, (0, 0, 0.016), 'polish', 0.001)


def gland(loc, rot=(0, 0, 0), r=0.016, cable=None):
    """Cable gland, with a cable if `cable` lists points."""
    with at(loc, rot):
        put(
            'g6',
            linked(
                ('g6', r),
                lambda: mesh_from(
                    [(x, y, z) for z in (0, 0.012) for x, y in circle(r * 1.25, 6)],
                    [tuple(range(5, -1, -1)), tuple(range(6, 12))]
                    + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)],
                ),
            ),
            'polish',
            bev=0.0015,
        )
        lathe([(r, 0.012), (r, 0.03), (r * 0.8, 0.038), (r * 0.55, 0.041)], 'polish', 32)
        if cable:
            tube([(0, 0, 0.03)] + cable, r * 0.5, 'rubber', 0.08)


def weld(pts, r=0.004, closed=True):
    """Thin weld bead along a path."""
    return tube(pts, r, 'satin', 0, closed, 'weld', 2)


def flat(outline, loc, rot=(90, 0, 0), mat='gap', t=0.002, holes=()):
    """Thin flat applique (slots, dark insets, labels)."""
    return sheet(outline, holes, t=t, mat=mat, bev=0.0002, loc=loc, rot=rot)


def louvres(loc, rot=(90, 0, 0), n=6, w=0.22, pitch=0.026):
    """A block of ventilation slots; `loc` is the lowest slot."""
    with at(loc, rot):
        for k in range(n):
            flat(rrect(w, 0.010, 0.005, 4), (0, k * pitch, 0), (0, 0, 0))
