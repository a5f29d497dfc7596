"""Inline emulsifier: cabinet, vertical motor under a round hood, cutting head with inlet funnel on top, outlet pipe to the side."""

from parts import *
from studio import Shot


def build(spec):
    """Build the emulsifier; there is one size."""
    W, D, zc = 1.54, 0.86, 0.66
    yf = -D / 2
    feet(W - 0.26, D - 0.26, 0.15, r=0.05)
    z0 = plinth(W, D)
    prism(rrect(W, D, 0.05), zc - z0, (0, 0, (zc + z0) / 2), 'brushed', 'z', 0.016, 4)
    blue_line(W, D)
    x0 = -W / 2 + 0.40  # axis of motor and head
    # ---- motor hood: cylinder with ribs, service band
    with at((x0, 0, zc)):
        lathe([(0.34, -0.01), (0.34, 0.014), (0.325, 0.024), (0.30, 0.028)], 'satin', 128)
        for k in range(10):
            a = 2 * pi * (k + 0.5) / 10
            hexbolt((0.318 * cos(a), 0.318 * sin(a), 0.022), r=0.011)
        lathe([(0.265, 0.02), (0.275, 0.03), (0.275, 0.56), (0.262, 0.585), (0.20, 0.60)], 'brushed', 128)
        for z in (0.12, 0.47):
            lathe([(0.274, z - 0.014), (0.281, z - 0.008), (0.281, z + 0.008), (0.274, z + 0.014)], 'satin', 128)
        for k in range(18):  # air slots
            a = 2 * pi * k / 18
            with at((0.2745 * cos(a), 0.2745 * sin(a), 0.075), (0, 0, k * 20 + 90)):
                flat(rrect(0.012, 0.062, 0.006, 4), (0, 0, 0), (90, 0, 0), t=0.004)
        # lantern between motor and head
        lathe([(0.20, 0.59), (0.20, 0.615), (0.155, 0.64), (0.15, 0.70), (0.175, 0.725), (0.225, 0.735)], 'cast', 128)
    zh = zc + 0.735
    with at((x0, 0, zh)):  # ---- cutting head
        lathe([(0.225, 0), (0.245, 0.006), (0.245, 0.034), (0.225, 0.04)], 'round', 160)
        lathe([(0.21, 0.04), (0.215, 0.05), (0.215, 0.17), (0.205, 0.185), (0.20, 0.19)], 'round', 160)
        lathe([(0.216, 0.088), (0.222, 0.094), (0.222, 0.122), (0.216, 0.128)], 'satin', 128)
        lathe(
            [(0.20, 0.185), (0.25, 0.192), (0.255, 0.20), (0.255, 0.226), (0.25, 0.234), (0.20, 0.24)], 'round', 160
        )  # ring nut of the knife set
        for k in range(8):
            with at((0, 0, 0), (0, 0, 45 * k + 22)):
                box(0.03, 0.045, 0.036, (0.253, 0, 0.213), 'round', 0.008)
        # micro adjustment: scale ring and hand wheel
        for k in range(36):
            with at((0, 0, 0), (0, 0, 10 * k)):
                flat(
                    rrect(0.0022, 0.018 if k % 3 else 0.026, 0.001, 2),
                    (0, -0.2222, 0.108),
                    (90, 0, 0),
                    mat='gap',
                    t=0.001,
                )
        with at((-0.17, -0.20, 0.105), (90, 0, -40)):
            cyl(0.018, 0.09, (0, 0, 0.04), 'polish', 0.003)
            hand_wheel(0.075, 0.085)
        # funnel
        lathe(
            [
                (0.10, 0.23),
                (0.11, 0.25),
                (0.12, 0.30),
                (0.30, 0.56),
                (0.335, 0.585),
                (0.345, 0.60),
                (0.342, 0.612),
                (0.33, 0.612),
                (0.29, 0.575),
                (0.10, 0.31),
                (0.09, 0.25),
            ],
            'brushed',
            160,
            closed=True,
        )
        tube([(x, y, 0.606) for x, y in circle(0.338, 72)], 0.013, 'polish', 0, True)
        lathe(
            [(0.118, 0.255), (0.150, 0.262), (0.152, 0.27), (0.152, 0.282), (0.150, 0.29), (0.118, 0.297)], 'satin', 96
        )
        with at((0.150, -0.03, 0.276), (0, 0, -10)):
            box(0.05, 0.035, 0.026, (0.01, 0, 0), 'satin', 0.006)
        # guard grid in the funnel
        for k in range(-3, 4):
            y = k * 0.085
            e = math.sqrt(max(0.0, 0.32**2 - y * y))
            tube([(-e, y, 0.592), (e, y, 0.592)], 0.0065, 'polish', 0)
        tube([(0, -0.32, 0.585), (0, 0.32, 0.585)], 0.0065, 'polish', 0)
        # outlet: leaves the head to the right, swings down to a coupling at the front right
        pipe(
            [
                (0.16, -0.05, 0.105),
                (0.30, -0.10, 0.105),
                (0.42, -0.14, 0.105),
                (0.42, -0.14, -0.28),
                (0.42, -0.44, -0.28),
            ],
            0.055,
            0.12,
            clamps=[((0.262, -0.086, 0.105), (90, 0, 70)), ((0.42, -0.14, -0.09), (0, 0, 0))],
        )
        with at((0.42, -0.435, -0.28), (90, 0, 0)):
            lathe(
                [(0.055, 0), (0.055, 0.02), (0.075, 0.024), (0.075, 0.034), (0.048, 0.034), (0.048, -0.04)], 'round', 64
            )
        # pressure gauge and temperature probe
        with at((0.10, -0.225, 0.105), (90, 0, 22)):
            cyl(0.038, 0.03, (0, 0, 0.01), 'polish', 0.004)
            cyl(0.033, 0.004, (0, 0, 0.026), 'poly', 0.001)
            box(0.003, 0.026, 0.002, (0.004, 0.006, 0.029), 'red', 0.0005, rot=(0, 0, -30))
            cyl(0.01, 0.07, (0, -0.055, 0.0), 'satin', 0.002, 'y')
    # ---- control cabinet column at the right
    cw, cd, ct = 0.42, 0.40, 1.62
    cx = W / 2 - cw / 2 - 0.04
    prism(rrect(cw, cd, 0.03), ct - zc, (cx, 0.17, (ct + zc) / 2), 'brushed', 'z', 0.012, 4)
    box(cw - 0.02, cd - 0.02, 0.012, (cx, 0.17, zc + 0.004), 'gap', 0.002)
    with at((cx + 0.0, 0.17 - cd / 2 - 0.02, ct - 0.28), (90 - 6, 0, 0)):
        control((0, 0, 0), (0, 0, 0), 0.38, 0.46, 0.07, (0.29, 0.20))
    prism(
        [
            (0.17 - cd / 2 - 0.02, ct),
            (0.17 + cd / 2 + 0.02, ct),
            (0.17 + cd / 2 + 0.02, ct + 0.05),
            (0.17 - cd / 2 - 0.02, ct + 0.02),
        ],
        cw + 0.04,
        (cx, 0, 0),
        'brushed',
        'x',
        0.008,
    )
    with at((cx + cw / 2, 0.17, 0), (0, 0, 90)):
        panel(0.30, 0.70, (0, 0, 1.16), hinges=1, handle=True)
        louvres((0, -0.0085, 0.90), n=7, w=0.18)
    with at((cx, 0.17 + cd / 2, 0), (0, 0, 180)):
        panel(0.34, 0.74, (0, 0, 1.16))
    lamp((cx + 0.12, 0.28, ct + 0.045), 0.10)
    # ---- cabinet front
    pw = W * 0.44
    ph = zc - 0.44
    pz = 0.325 + ph / 2
    for s in (-1, 1):
        panel(pw, ph, (s * (pw / 2 + 0.02), yf, pz), hinges=s, handle=True)
        latch((s * 0.06, yf - 0.008, pz + ph * 0.3))
        with at((s * W / 2, 0, 0), (0, 0, 90 * s)):
            panel(D - 0.16, ph, (0, 0, pz))
            louvres((0, -0.0085, pz - 0.05), n=5, w=0.24)
        with at((0, D / 2, 0), (0, 0, 180)):
            panel(pw, ph, (s * (pw / 2 + 0.02), 0, pz), hinges=s, handle=True)
    plate(spec.name, 0.062, (-W / 2 + 0.07, yf - 0.0015, zc - 0.052))
    return dict(
        detail=Shot((x0 + 0.03, -0.08, zh + 0.19), -34, 2.45, 0.42, 85, 3.5, focus=(x0 - 0.05, -0.24, zh + 0.15)),
        panel=Shot((x0 + 0.02, 0, zh + 0.52), -30, 2.1, 0.95, 100, 4.0, focus=(x0, -0.18, zh + 0.58)),
        control=Shot((cx, 0.17 - cd / 2 - 0.05, ct - 0.28), -28, 1.75, 0.2, 100, 5.6),
    )
