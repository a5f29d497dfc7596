"""The views of a machine that can be rendered; each returns seconds."""

from dataclasses import replace

import bpy
from mathutils import Vector

import loops
import rotate
from finish import dark_finish
from images import WEBP, magick
from light_still import light_part, light_still
from stills import DARK_GRADE, DETAIL_GRADE, SIDE_GRADE, setup, still
from studio import camera, dark_set, detail_set, elevation, frame, light_set
from turns import turntable

SIZE = dict(
    hero=(1600, 1200),
    slope=(1680, 2100),
    rear=(1200, 900),
    detail=(1200, 900),
    panel=(1200, 900),
    dark=(1920, 1080),
    turntable=(960, 720),
    rotate=(960, 720),
    loop=(960, 540),
    side=(800, 600),
)
SAMPLES = dict(side=6, hero=12, slope=16, rear=10, detail=14, panel=12, dark=14, turntable=8, rotate=8, loop=8)


def view_hero(spec, size, samples, work, out):
    """Light catalogue picture: one transparent render gives the cut-out and, laid on the sweep, the hero."""
    shots, S = setup(spec)
    light_set(spec.az, S)
    frame(spec.az, spec.lens_height, size[0] / size[1], fill=0.82, place=(0.5, 0.49))
    return light_still(size, samples, work, 'hero', f'{out}/hero.webp', f'{out}/cutout.webp')


SLOPE = (0.187, 0.127, 0.299, 0.498)  # left, upper edge, width and height of the hopper's corner, as shares of the hero


def view_slope(spec, size, samples, work, out):
    """Hopper wall above the machine body: a part of the hero, as large as a full page of print."""
    _, S = setup(spec)
    light_set(spec.az, S)
    w, h = (round(pixels / share) for pixels, share in zip(size, SLOPE[2:]))
    frame(spec.az, spec.lens_height, w / h, fill=0.82, place=(0.5, 0.49))
    x, y = round(w * SLOPE[0]), round(h * SLOPE[1])
    return light_part((w, h), (x, y, x + size[0], y + size[1]), samples, work, 'slope', f'{out}/slope.webp')


def view_rear(spec, size, samples, work, out):
    """Second angle, light set."""
    shots, S = setup(spec)
    light_set(spec.rear_az, S)
    frame(spec.rear_az, spec.rear_height or spec.lens_height, size[0] / size[1], fill=0.82, place=(0.5, 0.49))
    return light_still(size, samples, work, 'rear', f'{out}/rear.webp')


def view_side(spec, size, samples, work, out):
    """Elevation without perspective, cut out to its edges: drawings of true sizes stand on it."""
    _, S = setup(replace(spec, geo={**spec.geo, **spec.side_geo}))
    light_set(elevation(size[0] / size[1]), S)
    bpy.data.objects['ground'].visible_camera = False
    t = still(f'{work}/side.png', size, samples, transparent=True, **SIDE_GRADE)
    magick(f'{work}/side.png', '-trim', '+repage', *WEBP, f'{out}/side.webp')
    return t


def close_still(s, size, samples, png, target):
    """A shot of the machine that is there, in the detail set."""
    t = Vector(s.target)
    detail_set(t, s.az, s.dist / 2.0, s.light)
    camera(t, s.az, s.dist, t.z + s.up, s.lens, s.fstop, focus=s.focus)
    grade = dict(DETAIL_GRADE)
    grade['exposure'] += s.gain
    sec = still(png, size, samples, **grade)
    magick(png, *WEBP, target)
    return sec


def close_up(name):
    """Make the view for one of the machine's shots."""

    def view(spec, size, samples, work, out):
        if name == 'detail' and spec.detail_geo:
            spec = replace(spec, geo={**spec.geo, **spec.detail_geo})
        shots, S = setup(spec)
        return close_still(shots[name], size, samples, f'{work}/{name}.png', f'{out}/{name}.webp')

    view.__doc__ = f'Close view "{name}" in the detail set.'
    return view


def view_dark(spec, size, samples, work, out):
    """Dark hero, machine in the right half, lower left third empty for type."""
    shots, S = setup(spec)
    dark_set(spec.az, S)
    frame(spec.az, spec.dark_height or spec.lens_height, size[0] / size[1], fill=0.80, fill_w=0.56, place=(0.66, 0.49))
    t = still(f'{work}/dark.png', size, samples, **DARK_GRADE)
    dark_finish(f'{work}/dark.png', f'{out}/dark.webp', WEBP)
    return t


def view_rotate(spec, size, samples, work, out):
    """The turns of a WebRotate 360 set with the places of its hotspots (see rotate.py)."""
    return rotate.render(spec, size, samples, work, out)


def view_loop(spec, size, samples, work, out):
    """Seamless film of the machine (see loops.py)."""
    return getattr(loops, spec.loop)(spec, still, DARK_GRADE, size, samples, work, out)


VIEWS = dict(
    hero=view_hero,
    slope=view_slope,
    detail=close_up('detail'),
    panel=close_up('panel'),
    rear=view_rear,
    side=view_side,
    dark=view_dark,
    turntable=turntable,
    rotate=view_rotate,
    loop=view_loop,
)
RESULT = dict(turntable='turntable/23.webp', rotate='rotate.json', loop='loop.mp4')
