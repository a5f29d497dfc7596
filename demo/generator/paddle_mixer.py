"""Twin-shaft paddle mixer under vacuum: shafts run front to back, two discharge flaps in the front wall, domed lid hinged at the rear."""

from mixer_grinder import paddle_shaft
from parts import *
from studio import Shot


def _flap(x, z, w, h, yf):
    """Discharge flap: domed door in a flanged frame, two arms to a hinge on top, air cylinder, collar below."""
    with at((x, yf, z), (90, 0, 0)):
        sheet(
            rrect(w + 0.13, h + 0.13, 0.10),
            [rrect(w - 0.02, h - 0.02, 0.06)],
            t=0.030,
            mat='satin',
            bev=0.006,
            loc=(0, 0, 0.012),
        )
        sheet(rrect(w, h, 0.07), t=0.012, mat='seal', bev=0.004, loc=(0, 0, 0.030))
        sheet(rrect(w + 0.02, h + 0.02, 0.08), t=0.026, mat='brushed', bev=0.010, loc=(0, 0, 0.048))
        sheet(rrect(w - 0.12, h - 0.12, 0.05), t=0.012, mat='brushed', bev=0.005, loc=(0, 0, 0.064))
        for s in (-1, 1):  # hinge arms
            box(0.045, h * 0.80, 0.028, (s * w * 0.28, h * 0.16, 0.082), 'satin', 0.010)
            box(0.075, 0.07, 0.075, (s * w * 0.28, h * 0.5 + 0.115, 0.05), 'satin', 0.012)
            cyl(0.02, 0.11, (s * w * 0.28, h * 0.5 + 0.115, 0.082), 'polish', 0.003, 'x')
            for y in (-h * 0.12, h * 0.12):
                hexbolt((s * w * 0.28, y, 0.096), r=0.011)
        cyl(0.016, w * 0.9, (0, h * 0.5 + 0.115, 0.082), 'polish', 0.002, 'x')
        for s in (-1, 1):
            for y in (-h * 0.30, h * 0.30):
                hexbolt((s * (w / 2 + 0.035), y, 0.027), r=0.010)
    with at((x, yf - 0.085, z + h * 0.5 + 0.115), (0, 0, 0)):  # air cylinder, slanting up to the wall
        tube([(0, -0.005, 0), (0, -0.015, 0.06)], 0.011, 'polish', 0)
        cyl(0.034, 0.18, (0, -0.018, 0.15), 'round', 0.004)
        cyl(0.040, 0.022, (0, -0.018, 0.065), 'satin', 0.004)
        cyl(0.040, 0.022, (0, -0.018, 0.235), 'satin', 0.004)
        box(0.06, 0.11, 0.05, (0, 0.035, 0.245), 'satin', 0.010)
        tube([(0.03, -0.02, 0.21), (0.07, -0.03, 0.23), (0.07, 0.05, 0.26)], 0.006, 'rubber', 0.02)


def build(spec):
    """Build from spec.geo: w width, l length front to back, rim height."""
    g = spec.geo
    W, L, zt = g['w'], g['l'], g['rim']
    yf = -L / 2
    zl = 0.74
    cx, cr, cz = W * 0.235, W * 0.225, zt - 0.52
    # ---- frame: two side housings on feet, free space between them for trolleys
    for s in (-1, 1):
        for y in (-L / 2 + 0.16, L / 2 - 0.16):
            foot((s * (W / 2 - 0.12), y, 0), 0.15, 0.06)
        box(0.22, L - 0.06, 0.08, (s * (W / 2 - 0.12), 0, 0.185), 'brushed', 0.01)
        box(0.20, L - 0.08, 0.012, (s * (W / 2 - 0.12), 0, 0.228), 'gap', 0.002)
        prism(rrect(0.26, L - 0.02, 0.03), zl - 0.20, (s * (W / 2 - 0.13), 0, (zl + 0.264) / 2), 'brushed', 'z', 0.012)
        box(0.004, L - 0.10, 0.010, (s * (W / 2 + 0.001), 0, 0.300), 'accent', 0.001)
        box(0.20, 0.004, 0.010, (s * (W / 2 - 0.13), yf + 0.009, 0.300), 'accent', 0.001)
        with at((s * W / 2, 0, 0), (0, 0, 90 * s)):
            pw = (L - 0.24) / 2
            hh = zl - 0.42
            for q in (-1, 1):
                panel(pw - 0.02, hh, (q * pw / 2, -0.0, 0.34 + hh / 2), hinges=q, handle=True)
            louvres((-pw * 0.5 * s, -0.0085, 0.40), n=6, w=pw * 0.4)
        flat(rrect(0.10, 0.07, 0.004), (s * (W / 2 - 0.13), yf + 0.010, 0.62), mat='satin', t=0.0012)
    box(W - 0.5, L * 0.34, zl - 0.30, (0, L * 0.30, (zl + 0.30) / 2), 'brushed', 0.012)  # drive box at the rear
    with at((0, L / 2 - 0.01, 0), (0, 0, 180)):
        for s in (-1, 1):
            panel(W * 0.40, 0.62, (s * W * 0.21, 0, zl + 0.36), hinges=s, handle=True)
    # ---- trough body: cross-section in XZ, W-shaped bottom
    n = 14
    bot = (
        [(-W / 2, cz)]
        + [(-cx - (W / 2 - cx) * cos(t), cz - (cr + 0.06) * sin(t)) for t in [pi * 0.5 * k / 8 for k in range(1, 9)]]
        + [(0, cz - cr * 0.80)]
        + [(cx + (W / 2 - cx) * cos(t), cz - (cr + 0.06) * sin(t)) for t in [pi * 0.5 * k / 8 for k in range(8, 0, -1)]]
        + [(W / 2, cz)]
    )
    inner = (
        [(W / 2 - 0.05, zt), (W / 2 - 0.05, cz)]
        + [(cx + cr * cos(t), cz - cr * sin(t)) for t in [pi * k / n for k in range(1, n)]]
        + [(0.01, cz + 0.02), (-0.01, cz + 0.02)]
    )
    inner += [(-cx + cr * cos(t), cz - cr * sin(t)) for t in [pi * k / n for k in range(1, n)]] + [
        (-W / 2 + 0.05, cz),
        (-W / 2 + 0.05, zt),
    ]
    prism(bot + [(W / 2, zt)] + inner + [(-W / 2, zt)], L - 0.10, (0, 0, 0), 'brushed', 'y', 0.004, 2, name='trough')
    for s in (-1, 1):
        prism(
            bot + [(W / 2, zt), (-W / 2, zt)],
            0.055,
            (0, s * (L / 2 - 0.03), 0),
            'brushed',
            'y',
            0.012,
            3,
            name='endwall',
        )
    # cradle between trough and frame
    for s in (-1, 1):
        prism(
            [
                (s * (W / 2 - 0.26), zl - 0.02),
                (s * W / 2, zl - 0.02),
                (s * W / 2, cz + 0.02),
                (s * (W / 2 - 0.04), cz - 0.02),
                (s * (W / 2 - 0.20), cz - cr * 0.95),
            ],
            L - 0.16,
            (0, 0.02, 0),
            'brushed',
            'y',
            0.006,
        )
    # flange frame on the rim with the seal
    tube([(x, y, zt - 0.005) for x, y in rrect(W + 0.02, L + 0.02, 0.06, 6)], 0.030, 'polish', 0, True)
    tube([(x, y, zt + 0.022) for x, y in rrect(W - 0.03, L - 0.03, 0.06, 6)], 0.012, 'seal', 0, True)
    # pillow plate on both long sides
    for s in (-1, 1):
        with at((s * W / 2, 0, cz + 0.17), (90, 0, 90 * s)):
            sheet(rrect(L - 0.30, 0.36, 0.05), t=0.008, mat='dimple', bev=0.003, loc=(0, 0, 0.003))
            weld([(x, y, 0.004) for x, y in rrect(L - 0.296, 0.364, 0.05)], 0.004)
            for x in (-L * 0.36, L * 0.36):
                with at((x, -0.10, 0.004)):
                    lathe(
                        [
                            (0.03, 0),
                            (0.03, 0.03),
                            (0.045, 0.032),
                            (0.045, 0.042),
                            (0.03, 0.044),
                            (0.024, 0.07),
                            (0, 0.07),
                        ],
                        'polish',
                        48,
                    )
    # ---- shafts, front bearings
    for s, ph, nm in ((-1, 15, 'paddleL'), (1, 55, 'paddleR')):
        with at((s * cx, 0, cz + 0.22), (0, 0, 90), rig=nm):
            paddle_shaft(L - 0.12, ph, 6, cr * 0.92, 0.055)
        bearing_cover(0.115, (s * cx, yf, cz + 0.16), (90, 0, 0), 8)
    # ---- flaps in the front wall
    fz = cz - 0.165
    for s in (-1, 1):
        _flap(s * cx, fz - 0.03, W * 0.33, 0.30, yf)
    # ---- vacuum lid, open
    ang = g.get('lid', 47)
    lw, ll = W + 0.06, L + 0.06
    with at((0, L / 2 + 0.03, zt + 0.05), (-ang, 0, 0)):
        with at((0, -ll / 2, 0)):
            loft(
                [
                    (lw, ll, 0.0, 0.08),
                    (lw, ll, 0.03, 0.08),
                    (lw - 0.04, ll - 0.04, 0.035, 0.08),
                    (lw - 0.16, ll - 0.16, 0.17, 0.14),
                    (lw - 0.34, ll - 0.34, 0.20, 0.14),
                ],
                'brushed',
            )
            loft([(lw - 0.09, ll - 0.09, -0.004, 0.07), (lw - 0.09, ll - 0.09, 0.006, 0.07)], 'inner')
            tube([(x, y, -0.004) for x, y in rrect(lw - 0.06, ll - 0.06, 0.07, 6)], 0.011, 'seal', 0, True)
            for x in (-lw * 0.26, lw * 0.26):
                box(0.07, ll - 0.30, 0.05, (x, 0, 0.21), 'satin', 0.014)
            lathe([(0.10, -0.012), (0.10, -0.006), (0.085, -0.004), (0, -0.004)], 'polish', 64)
            with at((0, -ll / 2 + 0.0, 0.02), (90, 0, 0)):
                bail((0, 0, 0), 0.5, 0.07, 0.013, False)
            for x in (-lw * 0.22, lw * 0.22):
                lathe(
                    [(0.022, -0.004), (0.022, -0.03), (0.012, -0.045), (0, -0.045)], 'polish', 32, loc=(x, ll * 0.1, 0)
                )  # spray nozzles
            sheet(rrect(lw * 0.50, ll * 0.50, 0.12), t=0.006, mat='inner', bev=0.002, loc=(0, 0, -0.006))
    for s in (-1, 1):
        box(0.12, 0.12, 0.16, (s * W * 0.30, L / 2 + 0.05, zt - 0.02), 'satin', 0.016)
        cyl(0.035, 0.17, (s * W * 0.30, L / 2 + 0.06, zt + 0.05), 'polish', 0.004, 'x')
        # lid cylinders
        a = Vector((s * (W / 2 + 0.05), L / 2 - 0.50, zt - 0.34))
        lid = Vector((s * (W / 2 + 0.05), L / 2 + 0.03 - 0.55 * cos(rad(ang)), zt + 0.05 + 0.55 * sin(rad(ang))))
        m = a.lerp(lid, 0.52)
        tube([tuple(a), tuple(m)], 0.030, 'brushed', 0)
        tube([tuple(m), tuple(lid)], 0.014, 'polish', 0)
        box(0.10, 0.09, 0.10, (s * (W / 2 + 0.03), L / 2 - 0.50, zt - 0.36), 'satin', 0.014)
        cyl(0.03, 0.06, tuple(lid), 'satin', 0.006, 'x')
    # ---- vacuum line at the right
    pipe(
        [
            (W / 2 - 0.10, L / 2 + 0.02, zl - 0.1),
            (W / 2 - 0.10, L / 2 + 0.14, zl - 0.1),
            (W / 2 - 0.10, L / 2 + 0.14, zt - 0.1),
            (W / 2 - 0.30, L / 2 + 0.14, zt - 0.1),
        ],
        0.038,
        0.10,
        clamps=[((W / 2 - 0.10, L / 2 + 0.14, 1.2), (0, 0, 0))],
    )
    # ---- furniture
    plate(spec.name, 0.088, (-W / 2 + 0.07, yf - 0.0045, zt - 0.088))
    c = control_arm((W / 2 + 0.04, yf + 0.16, zt - 0.32), 0.30, 0.10, dx=0.06)
    box(0.12, 0.18, 0.16, (W / 2 + 0.03, yf + 0.16, zt - 0.345), 'satin', 0.016)
    lamp((W / 2 - 0.06, yf + 0.12, zt + 0.02), 0.10)
    trolley((-cx, yf - 0.20, 0), (0, 0, 4), s=0.66, h=0.70)
    trolley((cx + 0.02, yf - 0.03, 0), (0, 0, -2), s=0.66, h=0.70)
    return dict(
        detail=Shot((-cx + 0.05, yf - 0.04, fz + 0.02), -36, 2.6, 0.35, 85, 4.0, focus=(-cx, yf - 0.07, fz)),
        panel=Shot((0, -0.10, zt - 0.30), -34, 3.1, 1.7, 85, 5.0, focus=(-cx * 0.5, -0.25, zt - 0.34), gain=0.1),
        control=Shot(c, -28, 1.75, 0.22, 100, 5.6),
    )
