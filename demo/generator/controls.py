"""Control box with its screen, buttons and emergency stop; the arm that carries it; the signal lamp."""

from fittings import *


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


def lamp(loc, h=0.12):
    """Signal lamp on a stalk; `loc` is the foot of the stalk."""
    x, y, z = loc
    cyl(0.018, h, (x, y, z + h / 2), 'polish', 0.002)
    cyl(0.030, 0.008, (x, y, z + 0.004), 'satin', 0.002)
    for k, m in enumerate(('green', 'yellow', 'red')):
        cyl(0.026, 0.04, (x, y, z + h + 0.02 + k * 0.042), m, 0.003)
    cyl(0.027, 0.012, (x, y, z + h + 0.145), 'black', 0.003)
