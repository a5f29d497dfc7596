"""Bowl cutters: one round-cornered stand, a turned bowl, knife hood, drive block, control on a swivel arm.

Larger types add the unloading disc, the noise hood and the loader. All lengths derive from the bowl radius `rb`.
"""

from bowl import bowl
from cutter_size import Size
from knives import knife_hood
from noise_hood import noise_hood, unloading_disc
from parts import *
from studio import Shot


def _stand(s, name):
    """Round-cornered stand with covers and name plate."""
    cr = 0.18 * s.k + 0.01
    feet(s.w * 0.82, s.d * 0.76, 0.12, 0, s.cy, 0.06 if s.k > 0.8 else 0.048)
    prism(rrect(s.w - 0.04, s.d - 0.04, cr, 8, 0, s.cy), 0.09, (0, 0, 0.165), 'brushed', 'z', 0.008)
    prism(rrect(s.w - 0.07, s.d - 0.07, cr, 8, 0, s.cy), 0.02, (0, 0, 0.216), 'gap', 'z', 0.002)
    prism(rrect(s.w, s.d, cr, 10, 0, s.cy), s.zb - 0.222, (0, 0, (s.zb + 0.222) / 2), 'brushed', 'z', 0.022, 4)
    prism(rrect(s.w + 0.005, s.d + 0.005, cr, 10, 0, s.cy), 0.010, (0, 0, 0.30), 'accent', 'z', 0.001)

    # ---- front: two covers, name plate between or above them
    ph = min(0.32, s.zb - 0.42)
    pz = s.cover
    pw = s.w * 0.27
    panel(pw, ph, (-s.w * 0.265, s.yf, pz), hinges=-1)
    latch((-s.w * 0.265 + pw / 2 - 0.045, s.yf - 0.008, pz))
    panel(pw, ph, (s.w * 0.265, s.yf, pz), hinges=1)
    latch((s.w * 0.265 - pw / 2 + 0.045, s.yf - 0.008, pz))
    louvres((s.w * 0.275, s.yf - 0.0085, pz - ph * 0.24), n=6, w=pw * 0.34, pitch=ph * 0.095)
    nh = 0.085 * max(0.72, s.k)
    plate(name, nh, (-0.24 * max(0.8, s.k), s.yf - 0.001, pz + ph * 0.1))
    for q in (-1, 1):
        with at((q * s.w / 2, s.cy, 0), (0, 0, 90 * q)):
            panel(s.d * 0.56, ph, (0, 0, pz), screws=True)
            louvres((-s.d * 0.12 * q, -0.0085, pz - ph * 0.26), n=7, w=s.d * 0.18, pitch=ph * 0.09)


def _drive(s):
    """Rear drive housing and drive block."""
    prism(
        [
            (s.yb - 0.13 * s.k, 0.225),
            (s.yb + 0.26 * s.k, 0.225),
            (s.yb + 0.26 * s.k, s.zr + 0.28 * s.k),
            (s.yb + 0.20 * s.k, s.zr + 0.34 * s.k),
            (s.yb + 0.02, s.zr + 0.34 * s.k),
            (s.yb - 0.06 * s.k, s.zr + 0.20 * s.k),
        ],
        s.w * 0.94,
        (0, 0, 0),
        'brushed',
        'x',
        0.014,
        4,
        r=[0.02, 0.02, 0.05, 0.05, 0.06, 0.05],
    )
    with at((0, s.yb + 0.26 * s.k, 0), (0, 0, 180)):
        bw, bh = s.w * 0.94 / 3, s.zr + 0.20 * s.k - 0.42
        for j in (-1, 0, 1):
            panel(bw - 0.05, bh, (j * (bw - 0.01), 0, 0.36 + bh / 2), hinges=1 if j < 1 else -1, handle=True)
            louvres((j * (bw - 0.01), -0.0085, 0.44), n=9, w=bw * 0.45)
    prism(
        [
            (s.ky - 0.33 * s.k, s.zr + 0.035),
            (s.yb + 0.02, s.zr + 0.035),
            (s.yb + 0.02, s.zr + 0.44 * s.k),
            (s.ky + 0.05 * s.k, s.zr + 0.44 * s.k),
            (s.ky - 0.25 * s.k, s.zr + 0.30 * s.k),
            (s.ky - 0.33 * s.k, s.zr + 0.18 * s.k),
        ],
        0.50 * s.k,
        (s.xk, 0, 0),
        'brushed',
        'x',
        0.014,
        4,
        r=[0.02, 0, 0, 0.12 * s.k, 0.10 * s.k, 0.05 * s.k],
    )
    prism(
        [(s.ky - 0.26 * s.k, s.zb - 0.02), (s.yb, s.zb - 0.02), (s.yb, s.zr + 0.04), (s.ky - 0.26 * s.k, s.zr + 0.04)],
        0.18 * s.k,
        (s.xk - 0.23 * s.k, 0, 0),
        'brushed',
        'x',
        0.01,
    )
    bearing_cover(0.105 * s.k, (s.xk - 0.25 * s.k, s.ky + 0.02, s.zr + 0.20 * s.k), (0, -90, 0), 8)


def _control(s, top):
    """Control on a swivel arm, which is `top` metres high; returns the centre of its box."""
    x0, y0 = s.xk - 0.10 * s.k, s.yb - 0.10
    zt = s.zr + 0.44 * s.k
    px, py = -s.w / 2 - 0.02, (-0.18 * s.rb - 0.02 if s.k > 0.7 else 0.12)
    tube([(x0, y0, zt + 0.02), (x0, y0, top), (px, py, top), (px, py, top - 0.14)], 0.030, 'polish', 0.07)
    cyl(0.05, 0.04, (x0, y0, zt + 0.02), 'satin', 0.006)
    cyl(0.042, 0.05, (px, py, top - 0.12), 'satin', 0.006)
    c = (px, py - 0.06, top - 0.14 - (0.28 if s.k > 0.7 else 0.22))
    cs = (0.46, 0.54) if s.k > 0.7 else (0.36, 0.42)
    with at(c, (90 - 8, 0, 6)):
        control((0, 0, 0), (0, 0, 0), *cs, 0.10, (cs[0] * 0.76, cs[1] * 0.46))
    lamp((s.w * 0.40, s.yb + 0.06 * s.k, s.zr + 0.335 * s.k), 0.10)
    anchor('control', (c[0], c[1] - 0.015, c[2] + 0.05))
    return c


def _anchors(s):
    """Places on bowl, drive and stand that hotspots point at."""
    anchor('bowl', (0.30 * s.rb, -0.955 * s.rb, s.zr + 0.015))
    anchor(
        'trough',
        (s.rt * cos(rad(-70)), s.rt * sin(rad(-70)), s.zr - s.rs * 0.85 * min(0.98, (s.zr - s.zb - 0.06) / s.rs)),
    )
    anchor('hub', (0.05 * s.k, -0.05 * s.k, s.zr + 0.11 * s.k))
    anchor('drive', (s.xk, s.ky - 0.10 * s.k, s.zr + 0.44 * s.k))
    anchor('cleaning', (-s.w * 0.265, s.yf - 0.02, s.cover))


def build(spec):
    """Build one bowl cutter from spec.geo: rb bowl radius, zr rim height, flags open, hood, disc, loader."""
    g = spec.geo
    s = Size(g['rb'], g['zr'])
    _stand(s, spec.name)
    bowl(s, g.get('filled'))
    _drive(s)
    knife_hood(s, g.get('open'))
    if g.get('hood'):
        noise_hood(s, g.get('lid', 0))
    if g.get('disc'):
        unloading_disc(s)
    if g.get('loader'):
        bin_lift((s.w / 2 + 0.46, 0.30, 0), (0, 0, 0), lift=g.get('lift', 0), bin_size=0.64, column=1.90)
    if g.get('step'):
        platform((-0.05 * s.rb, s.yf - 0.26, 0), 0.90 * s.k, 0.30, 0.24)
    c = _control(s, g.get('arm', 2.02 if s.k > 0.7 else 1.74))
    _anchors(s)
    return dict(
        detail=Shot(
            (s.hx + 0.03 * s.k, s.ky - 0.02 * s.k, s.zr + 0.05 * s.k),
            58,
            1.75 * max(s.k, 0.62),
            0.80 * max(s.k, 0.65),
            85,
            8.0,
            focus=(s.hx + 0.04 * s.k, s.ky - 0.10 * s.k, s.zr + 0.08 * s.k),
            gain=0.2,
        )
        if g.get('open')
        else Shot(
            (-0.06 * s.rb, 0.20 * s.rb, s.zr + 0.06 * s.k),
            -36,
            2.5 * max(s.k, 0.62),
            1.05 * max(s.k, 0.65),
            85,
            4.0,
            focus=(s.hx + 0.2 * s.k, s.ky - 0.36 * s.k, s.zr + 0.10 * s.k),
            gain=-0.05,
        ),
        panel=Shot((c[0], c[1], c[2] - 0.03), -30, 1.9, 0.20, 100, 5.6, focus=(c[0], c[1] - 0.06, c[2])),
    )
