"""Short seamless films: one carefully rendered plate, and one period of the part that moves laid over it, repeated.

- bowl (K 550): the batch repeats every 120 degrees; it is smooth, so its frames have half the plate's size.
- head (WW 200): mince leaves the hole plate; the pattern on the strands slides by one period.
- drum (GS 620): eight rows of knives, a period of 45 degrees.

Warm goods keep their colour, everything else is neutral (finish.py).
"""

from dataclasses import replace
from math import pi

import bpy
from mathutils import Matrix, Vector

from film import Film, region, seen
from materials import materials
from scene import reset
from strands import head_stage
from studio import camera, dark_set, detail_set


def fresh():
    """Empty scene with cheap settings."""
    c = reset(20).cycles
    c.max_bounces, c.glossy_bounces, c.diffuse_bounces = 4, 3, 1
    materials()


def bowl(spec, still, grade, size, samples, work, out, frames=30):
    """The filled bowl turns under the hood: 120 degrees in 1.25 seconds, five times."""
    fresh()
    spec.family.build(replace(spec, geo={**spec.geo, 'filled': True, 'hood': False}))
    dark_set(spec.az, 1.25)
    camera((0.06, 0.05, 0.86), -24, 7.3, 3.45, 85)
    film = Film(still, grade, size, samples, work)
    film.plate(12)
    b = bpy.data.objects['bowl']
    start = b.matrix_basis.copy()
    o = bpy.data.objects['emulsion']
    bpy.context.view_layer.update()
    box = region([o.matrix_world @ v.co for v in list(o.data.vertices)[::7]], size)

    def pose(k):
        b.matrix_basis = start @ Matrix.Rotation(-2 * pi / 3 * k / frames, 4, 'Z')

    film.frames(frames, box, pose, half=2)
    pose(0)
    film.lay(seen(('emulsion', 'flake'), box, size))
    film.write(out, 24, 5)
    return film.seconds


def drum(spec, still, grade, size, samples, work, out, frames=12):
    """The knife drum turns behind the frozen block: 45 degrees in half a second, twelve times."""
    fresh()
    shot = spec.family.build(spec)['detail']
    t = Vector(shot.target)
    detail_set(t, shot.az, shot.dist / 2)
    camera(t, shot.az, shot.dist, t.z + shot.up, shot.lens, shot.fstop, focus=shot.focus)
    film = Film(still, dict(grade, exposure=grade['exposure'] + 0.1), size, samples, work)
    film.plate(12)
    d = bpy.data.objects['drum']
    start = d.matrix_basis.copy()
    bpy.context.view_layer.update()
    x0, y0, x1, y1 = region([c.matrix_world @ Vector(p) for c in d.children for p in c.bound_box], size)
    box = x0, y0, min(x1, int(size[0] * 0.215) * 4), min(y1, int(size[1] * 0.205) * 4)  # the cheek hides the rest

    def pose(k):
        d.matrix_basis = start @ Matrix.Rotation(pi / 4 * k / frames, 4, 'Y')

    film.frames(frames, box, pose)
    film.lay()
    film.write(out, 24, 12)
    return film.seconds


def head(spec, still, grade, size, samples, work, out, frames=24):
    """Mince leaves the hole plate; one period in a second, six times."""
    fresh()
    strands = head_stage(spec)
    o = strands(0)
    film = Film(still, dict(grade, exposure=grade['exposure'] + 0.1), size, samples, work)
    film.plate(12)
    bpy.context.view_layer.update()
    box = region([o.matrix_world @ Vector(p.co[:3]) for s in o.data.splines for p in list(s.points)[::4]], size)
    film.frames(frames, box, lambda k: strands(k / frames))
    film.lay()
    film.write(out, 24, 6)
    return film.seconds
