"""Turns: the machine on a turning empty before a camera and lights that stand still."""

import os
from math import pi

import bpy
from mathutils import Matrix, Vector

from finish import FADE, dark_finish
from images import WEBP_FRAME
from stills import TURN_GRADE, cheap, setup, still
from studio import dark_set, extent, frame, machine_points


def turn_stage(spec, size, points=None, frames=24):
    """Dark stage with the machine on a turning empty (returned); camera and light stand still. Angle 0 is the hero view.
    `points` (world, before centring) are to be framed; otherwise the machine's own."""
    shots, S = setup(spec)
    pts = machine_points()
    lo, hi = extent(pts)
    c = (lo + hi) / 2
    root = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(root)
    root.location = (c.x, c.y, 0)
    bpy.context.view_layer.update()
    inv = root.matrix_world.inverted()
    for o in list(bpy.data.objects):
        if o.parent is None and o is not root:
            o.parent = root
            o.matrix_parent_inverse = inv
    cheap()
    dark_set(spec.az, S, turn=True)
    root.location = (0, 0, 0)
    pts = [p - Vector((c.x, c.y, 0)) for p in points or pts]
    swept = [Matrix.Rotation(k * 2 * pi / frames, 4, 'Z') @ p for k in range(frames) for p in pts[::3]]
    frame(spec.az, spec.lens_height, size[0] / size[1], fill=0.86, fill_w=0.94, pts=swept)
    r = bpy.context.scene.render
    r.resolution_x, r.resolution_y = size  # what is projected into the frame depends on it
    return root


def turn_frame(web, size, samples, work):
    """One frame `web`.webp of a turn, unless it exists; returns seconds."""
    if os.path.exists(f'{web}.webp'):
        return 0
    png = f'{work}/{os.path.basename(web)}.png'
    t = 0 if os.path.exists(png) else still(png, size, samples, **TURN_GRADE)
    dark_finish(png, f'{web}.webp', WEBP_FRAME, FADE)
    return t


def turntable(spec, size, samples, work, out, frames=24):
    """Whole turn in 24 frames."""
    root = turn_stage(spec, size, frames=frames)
    os.makedirs(f'{out}/turntable', exist_ok=True)
    total = 0
    for k in range(frames):
        root.rotation_euler[2] = k * 2 * pi / frames
        total += turn_frame(f'{out}/turntable/{k:02d}', size, samples, f'{work}/turntable')
    return total
