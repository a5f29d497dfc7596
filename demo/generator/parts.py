"""Fittings shared by all machines: screws, panels, hinges, feet, the control box, the grinder head, trolleys."""

from scene import *
from shapes import *

# ---- small fittings


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


def panel(
    w,
    h,
    loc,
    rot=(90, 0, 0),
    mat='brushed',
    t=0.006,
    r=0.02,
    gap=0.004,
    screws=True,
    hinges=None,
    handle=None,
    holes=(),
):
    """cover plate standing proud of the body: dark gap below, bevelled sheet, screws. Local x=width, y=height, +z=outwards"""
    with at(loc, rot):
        sheet(rrect(w + 2 * gap, h + 2 * gap, r + gap), t=0.002, mat='gap', bev=0.0003, loc=(0, 0, 0.0008))
        # sheet lies in local XY; put it on a child object whose own Z is up so that brushing runs along width
        sheet(rrect(w, h, r), holes, t=t, mat=mat, bev=0.0018, loc=(0, 0, 0.001 + t / 2))
        if screws:
            i = 0.03
            z = 0.001 + t
            nx = max(2, round(w / 0.45) + 1)
            ny = max(2, round(h / 0.45) + 1)
            S = set()
            for k in range(nx):
                for y in (-h / 2 + i, h / 2 - i):
                    S.add((-w / 2 + i + (w - 2 * i) * k / (nx - 1), y))
            for k in range(ny):
                for x in (-w / 2 + i, w / 2 - i):
                    S.add((x, -h / 2 + i + (h - 2 * i) * k / (ny - 1)))
            if hinges:
                S = {q for q in S if (q[0] * hinges < 0)}
            for x, y in S:
                screw((x, y, z), (0, 0, 0))
        if hinges:
            for y in (-h * 0.32, h * 0.32):
                hinge((hinges * (w / 2 + gap / 2), y, t), length=0.11)
        if handle:
            x = -(hinges or 1) * (w / 2 - 0.07)
            bail((x, 0, 0.001 + t), length=0.16, vertical=True)


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


def estop(loc, rot=(90, 0, 0), s=1.0):
    """Emergency stop on its yellow collar."""
    with at(loc, rot):
        cyl(0.036 * s, 0.003, (0, 0, 0.0015), 'yellow', 0.001, seg=48)
        cyl(0.022 * s, 0.014 * s, (0, 0, 0.009 * s), 'black', 0.002, seg=40)
        lathe(
            [
                (0.012 * s, 0.014 * s),
                (0.027 * s, 0.018 * s),
                (0.030 * s, 0.022 * s),
                (0.030 * s, 0.032 * s),
                (0.027 * s, 0.038 * s),
                (0.014 * s, 0.041 * s),
                (0, 0.0415 * s),
            ],
            'red',
            48,
        )


def button(loc, mat='green', r=0.013, rot=(90, 0, 0)):
    """Round push button."""
    with at(loc, rot):
        cyl(r * 1.25, 0.006, (0, 0, 0.003), 'polish', 0.0015, seg=32)
        cyl(r, 0.010, (0, 0, 0.006), mat, 0.002, seg=32)


def foot(loc, h=0.14, r=0.055, mat='round'):
    """Levelling foot with rubber, spindle and nut; `loc` is on the floor."""
    with at(loc):
        lathe([(r * 0.95, 0), (r, 0.004), (r, 0.012), (r * 0.9, 0.018)], 'rubber', 48)
        lathe(
            [(r * 0.92, 0.016), (r * 0.92, 0.022), (r * 0.5, 0.034), (0.024, 0.040), (0.024, 0.06), (0.018, 0.06)],
            mat,
            48,
        )
        cyl(0.016, h - 0.04, (0, 0, 0.04 + (h - 0.04) / 2), 'polish', 0.001, seg=32)
        put(
            'nut',
            linked(
                ('nut',),
                lambda: mesh_from(
                    [(x, y, z) for z in (0, 0.018) for x, y in circle(0.028, 6)],
                    [tuple(range(5, -1, -1)), tuple(range(6, 12))]
                    + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)],
                ),
            ),
            'polish',
            (0, 0, h - 0.03),
            bev=0.002,
        )
        cyl(0.036, 0.016, (0, 0, h - 0.004), 'brushed', 0.002, seg=40)


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


def ui(w, h, z=0.0):
    """fictional control screen: local XY, +z outwards"""
    box(w, h, 0.004, (0, 0, z), 'screen', 0.0015)
    z += 0.0023

    def bar(x, y, a, b, m):
        sheet(rrect(a, b, min(a, b) * 0.18, 3), t=0.0004, mat=m, bev=0.00005, loc=(x, y, z))

    bar(0, h * 0.41, w * 0.92, h * 0.09, 'ui3')
    text('PROGRAM 07', h * 0.055, (-w * 0.43, h * 0.39, z + 0.0004), (0, 0, 0), 'ui2', 0.0001)
    # dial
    R = h * 0.235
    cx, cy = -w * 0.2, -h * 0.02
    sheet(circle(R, 64, cx, cy), [circle(R * 0.84, 64, cx, cy)], t=0.0004, mat='ui3', bev=0.00005, loc=(0, 0, z))
    n = 40
    a = [rad(225 - k * 200 / n) for k in range(n + 1)]
    arc = [(cx + R * cos(t), cy + R * sin(t)) for t in a] + [
        (cx + R * 0.84 * cos(t), cy + R * 0.84 * sin(t)) for t in reversed(a)
    ]
    sheet(arc, t=0.0004, mat='ui', bev=0.00005, loc=(0, 0, z + 0.0003))
    text('1.8', h * 0.16, (cx, cy - h * 0.05, z + 0.0004), (0, 0, 0), 'ui2', 0.0001, 'CENTER')
    text('°C', h * 0.06, (cx, cy - h * 0.14, z + 0.0004), (0, 0, 0), 'ui', 0.0001, 'CENTER')
    for k in range(4):
        y = h * 0.24 - k * h * 0.14
        bw = w * (0.12, 0.25, 0.19, 0.31)[k]
        bar(w * 0.25, y, w * 0.38, h * 0.10, 'ui3')
        bar(w * 0.085 + bw / 2, y - h * 0.03, bw, h * 0.018, 'ui')
    for k in range(5):
        bar(-w * 0.36 + k * w * 0.18, -h * 0.4, w * 0.15, h * 0.11, 'ui' if k == 0 else 'ui3')


def control(loc, rot=(90, 0, 0), w=0.42, h=0.56, d=0.11, screen=(0.32, 0.22), brand=None):
    """control box. local XY face, +z outwards"""
    with at(loc, rot):
        sheet(rrect(w, h, 0.022), t=d, mat='brushed', bev=0.008, loc=(0, 0, -d / 2))
        sheet(rrect(w - 0.03, h - 0.03, 0.014), t=0.004, mat='black', bev=0.0012, loc=(0, 0, 0.001))
        with at((0, h * 0.16, 0.0035)):
            ui(*screen)
        sheet(
            rrect(screen[0] + 0.014, screen[1] + 0.014, 0.008),
            [rrect(screen[0] + 0.002, screen[1] + 0.002, 0.003)],
            t=0.004,
            mat='dark',
            bev=0.001,
            loc=(0, h * 0.16, 0.0045),
        )
        y = -h * 0.28
        estop((w * 0.30, y, 0.003), (0, 0, 0), w / 0.44)
        q = w / 0.44
        y += 0.012  # buttons, selector
        for k, m in enumerate(('green', 'white', 'black')):
            button((-w * 0.34 + k * 0.062 * q, y, 0.003), m, r=0.013 * q, rot=(0, 0, 0))
        cyl(0.02 * q, 0.006, (-w * 0.34 + 0.19 * q, y, 0.006), 'polish', 0.0015, seg=40)
        box(0.008 * q, 0.034 * q, 0.012, (-w * 0.34 + 0.19 * q, y, 0.013), 'black', 0.003)
        sheet(rrect(w - 0.03, 0.005, 0.002), t=0.001, mat='glow', bev=0.0002, loc=(0, -h * 0.5 + 0.035, 0.0035))


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


def weld(pts, r=0.004, closed=True):
    """Thin weld bead along a path."""
    return tube(pts, r, 'satin', 0, closed, 'weld', 2)


# ---- assemblies


def flat(outline, loc, rot=(90, 0, 0), mat='gap', t=0.002, holes=()):
    """Thin flat applique (slots, dark insets, labels)."""
    return sheet(outline, holes, t=t, mat=mat, bev=0.0002, loc=loc, rot=rot)


def louvres(loc, rot=(90, 0, 0), n=6, w=0.22, pitch=0.026):
    """A block of ventilation slots; `loc` is the lowest slot."""
    with at(loc, rot):
        for k in range(n):
            flat(rrect(w, 0.010, 0.005, 4), (0, k * pitch, 0), (0, 0, 0))


def plate(type_name, h, loc, rot=(90, 0, 0), align='left'):
    """Name plate: black, white wordmark, blue divider, type name. `loc` is the left (or right) end, centre height."""
    with at(loc, rot):
        z = 0.0052
        brand = text('VARNHOLT', h * 0.46, (0, -h * 0.165, z), (0, 0, 0), 'letter', 0.0002)
        kind = text(type_name, h * 0.62, (0, -h * 0.22, z), (0, 0, 0), 'letter', 0.0002)
        bpy.context.view_layer.update()
        a, b, m = brand.dimensions.x, kind.dimensions.x, h * 0.34
        w = a + b + 4.4 * m
        x0 = 0 if align == 'left' else -w
        shift = lambda o, x: setattr(o, 'matrix_basis', o.matrix_basis @ Matrix.Translation((x, 0, 0)))
        shift(brand, x0 + 1.1 * m)
        shift(kind, x0 + a + 3.2 * m)
        sheet(rrect(w, h, h * 0.10), t=0.003, mat='polish', bev=0.0008, loc=(x0 + w / 2, 0, 0.0018))
        sheet(rrect(w - 0.006, h - 0.006, h * 0.08), t=0.002, mat='plate', bev=0.0004, loc=(x0 + w / 2, 0, 0.0040))
        sheet(rrect(h * 0.045, h * 0.62, 0.001), t=0.0004, mat='divider', bev=0.00005, loc=(x0 + a + 2.15 * m, 0, z))
    return w


def lamp(loc, h=0.12):
    """Signal lamp on a stalk; `loc` is the foot of the stalk."""
    x, y, z = loc
    cyl(0.018, h, (x, y, z + h / 2), 'polish', 0.002)
    cyl(0.030, 0.008, (x, y, z + 0.004), 'satin', 0.002)
    for k, m in enumerate(('green', 'yellow', 'red')):
        cyl(0.026, 0.04, (x, y, z + h + 0.02 + k * 0.042), m, 0.003)
    cyl(0.027, 0.012, (x, y, z + h + 0.145), 'black', 0.003)


def feet(w, d, h=0.15, cx=0, cy=0, r=0.055):
    """Four machine feet on a rectangle w x d (centre to centre)."""
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            foot((cx + x, cy + y, 0), h, r)


def plinth(w, d, z0=0.145, cy=0):
    """Base frame with a shadow gap above it. Returns the height where the housing begins."""
    box(w - 0.10, d - 0.12, 0.08, (0, cy, z0 + 0.04), 'brushed', 0.01)
    box(w - 0.06, d - 0.08, 0.012, (0, cy, z0 + 0.083), 'gap', 0.002)
    return z0 + 0.087


def blue_line(w, d, z=0.30, cy=0, back=True):
    """The maker's 10 mm blue line round a rectangular housing."""
    box(w - 0.04, 0.004, 0.010, (0, cy - d / 2 - 0.001, z), 'accent', 0.001)
    if back:
        box(w - 0.04, 0.004, 0.010, (0, cy + d / 2 + 0.001, z), 'accent', 0.001)
    for s in (-1, 1):
        box(0.004, d - 0.06, 0.010, (s * (w / 2 + 0.001), cy, z), 'accent', 0.001)


def control_arm(loc, reach, rise, yaw=0, size=(0.44, 0.50), tilt=10, dx=0):
    """Control box on a bent tube that leaves the machine at `loc` to the front. Returns the centre of the box."""
    x, y, z = loc
    tube([(x, y + 0.05, z - 0.04), (x, y - reach, z), (x, y - reach, z + rise)], 0.026, 'polish', 0.06)
    cyl(0.042, 0.014, (x, y - 0.004, z - 0.025), 'satin', 0.003, 'y')
    c = (x + dx, y - reach - 0.02, z + rise + size[1] * 0.40)
    cyl(0.046, 0.03, (x, y - reach, z + rise - 0.0), 'satin', 0.004)
    with at(c, (90 - tilt, 0, yaw)):
        control((0, 0, 0), (0, 0, 0), *size, screen=(size[0] * 0.73, size[1] * 0.44))
    gland(
        (x + 0.10, y - reach + 0.02, z + rise - 0.045),
        (180, 0, 0),
        0.014,
        [(0, 0, 0.10), (-0.03, -0.04, 0.17), (-0.05, -reach - 0.04, 0.15)],
    )
    return c


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
                wheel = (k * c, t * (c - 0.02), 0.062)
                cyl(0.062, 0.035, wheel, 'rubber', 0.008, 'x', 40)
                cyl(0.028, 0.039, wheel, 'polish', 0.003, 'x', 32)
                for q in (-1, 1):
                    box(0.005, 0.045, 0.11, (wheel[0] + q * 0.024, wheel[1], 0.105), 'satin', 0.002)
                box(0.075, 0.09, 0.008, (wheel[0], wheel[1], 0.16), 'satin', 0.002)


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
