"""The one table of machines: id, type name, family, cameras, dimensions (metres)."""

from dataclasses import dataclass, field
from types import ModuleType

import block_cutter
import cutter
import emulsifier
import grinder
import mixer_grinder
import paddle_mixer


@dataclass
class Machine:
    """One catalogue machine. `geo` is read by the family's build(); see there for its keys."""

    id: str
    name: str  # type name on the plate
    family: ModuleType
    geo: dict = field(default_factory=dict)
    detail_geo: dict = field(default_factory=dict)  # overrides of geo for the detail view (open hood ...)
    side_geo: dict = field(default_factory=dict)  # the same for the side view: as high as the figures say (arm lower, lid closed)
    az: float = -34  # hero azimuth, minus = from the left
    lens_height: float = 2.3  # hero lens height
    rear_az: float = 38  # second angle
    rear_height: float = None
    dark: bool = False  # has a dark hero
    dark_height: float = None
    turntable: bool = False
    loop: str = ''  # name of a function in loops.py


_ALL = [
    # ---- grinders: one worm
    Machine(
        'w-130',
        'W 130',
        grinder,
        az=-33,
        lens_height=1.95,
        rear_az=146,
        geo=dict(
            w=0.82,
            d=0.78,
            z1=0.80,
            rim=1.10,
            neck=(0.50, 0.50),
            flare=(0.26, 0.12),
            shift=(0.05, 0.0),
            head_r=0.125,
            head_l=0.32,
            head=(-0.14, 0.53, 0),
            hole=0.007,
            guard=True,
        ),
    ),
    Machine(
        'w-160',
        'W 160',
        grinder,
        az=-33,
        lens_height=2.1,
        rear_az=146,
        geo=dict(
            w=1.12,
            d=0.98,
            z1=0.94,
            rim=1.50,
            flare=(0.16, 0.18),
            collar=0.20,
            head_r=0.155,
            head_l=0.40,
            head=(-0.24, 0.58, 8),
            hole=0.0085,
        ),
    ),
    # ---- angled meat grinders: two worms at right angles
    Machine(
        'ww-160',
        'WW 160',
        grinder,
        az=-35,
        lens_height=2.2,
        rear_az=142,
        geo=dict(
            w=1.34,
            d=1.08,
            z1=1.02,
            rim=1.72,
            flare=(0.10, 0.26),
            collar=0.30,
            head_r=0.155,
            head_l=0.42,
            head=(-0.34, 0.56, 12),
            feed=0.80,
        ),
    ),
    Machine(
        'ww-200',
        'WW 200',
        grinder,
        az=-33,
        lens_height=2.35,
        rear_az=142,
        dark=True,
        dark_height=1.75,
        turntable=True,
        loop='head',
        geo=dict(
            w=1.70,
            d=1.20,
            z1=1.10,
            rim=1.98,
            flare=(0.16, 0.26),
            collar=0.24,
            head_r=0.195,
            head_l=0.50,
            head=(-0.42, 0.62, 14),
            feed=1.0,
        ),
    ),
    Machine(
        'ww-250',
        'WW 250',
        grinder,
        az=-35,
        lens_height=2.7,
        rear_az=140,
        geo=dict(
            w=2.20,
            d=1.42,
            z1=1.26,
            rim=2.30,
            flare=(0.30, 0.34),
            collar=0.34,
            head_r=0.245,
            head_l=0.60,
            head=(-0.58, 0.70, 14),
            hole=0.011,
            feed=1.2,
            step=True,
        ),
    ),
    # ---- with stirring arms, with bin lift
    Machine(
        'wwr-200',
        'WWR 200',
        grinder,
        az=-37,
        lens_height=4.1,
        rear_az=140,
        rear_height=3.4,
        geo=dict(
            w=1.86,
            d=1.26,
            z1=1.10,
            rim=1.92,
            flare=(0.06, 0.40),
            collar=0.46,
            head_r=0.195,
            head_l=0.50,
            head=(-0.48, 0.62, 14),
            feed=1.0,
            arms=0.20,
        ),
    ),
    Machine(
        'wwb-300',
        'WWB 300',
        grinder,
        az=-31,
        lens_height=2.6,
        rear_az=38,
        geo=dict(
            w=2.05,
            d=1.40,
            z1=1.24,
            rim=2.22,
            flare=(0.22, 0.24),
            collar=0.26,
            head_r=0.275,
            head_l=0.60,
            head=(-0.50, 0.72, 9),
            hole=0.012,
            feed=1.15,
            lift=0.55,
        ),
    ),
    # ---- bowl cutters
    Machine(
        'k-120',
        'K 120',
        cutter,
        az=-27,
        lens_height=3.0,
        rear_az=150,
        rear_height=2.4,
        detail_geo=dict(open=True),
        side_geo=dict(arm=1.54),
        geo=dict(rb=0.60, zr=0.98),
    ),
    Machine(
        'k-330',
        'K 330',
        cutter,
        az=-25,
        lens_height=3.5,
        rear_az=146,
        rear_height=2.6,
        turntable=True,
        side_geo=dict(arm=1.80),
        geo=dict(rb=0.82, zr=1.0, hood=True, disc=True),
    ),
    Machine(
        'k-550',
        'K 550',
        cutter,
        az=-23,
        lens_height=3.8,
        rear_az=32,
        rear_height=3.4,
        dark=True,
        dark_height=3.0,
        loop='bowl',
        detail_geo=dict(open=True, hood=False, disc=False, loader=False),
        geo=dict(rb=0.98, zr=1.02, hood=True, disc=True, loader=True, lift=0.42, step=True),
    ),
    # ---- mixer-grinder
    Machine(
        'wm-600',
        'WM 600',
        mixer_grinder,
        az=-42,
        lens_height=4.4,
        rear_az=40,
        rear_height=3.2,
        dark=True,
        dark_height=3.3,
        turntable=True,
        geo=dict(l=1.90, d=1.24, rim=1.56, head_r=0.165),
    ),
    # ---- twin-shaft paddle mixer
    Machine(
        'm-1100',
        'M 1100',
        paddle_mixer,
        az=-36,
        lens_height=4.5,
        rear_az=38,
        rear_height=2.6,
        turntable=True,
        side_geo=dict(lid=0),
        geo=dict(w=1.62, l=1.80, rim=1.80),
    ),
    # ---- emulsifier
    Machine('e-175', 'E 175', emulsifier, az=-32, lens_height=2.1, rear_az=36, turntable=True, geo=dict(r=0.175)),
    # ---- frozen block cutter
    Machine(
        'gs-620',
        'GS 620',
        block_cutter,
        az=-42,
        lens_height=2.3,
        rear_az=34,
        dark=True,
        dark_height=2.1,
        turntable=True,
        loop='drum',
        geo=dict(w=1.18, d=1.16, h=1.86),
    ),
]
TABLE = {m.id: m for m in _ALL}


def find(ident):
    """Machine by id."""
    return TABLE[ident]
