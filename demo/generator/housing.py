"""What every housing has: cover plates, feet, base frame, the blue line, the name plate."""

from fittings import *


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
