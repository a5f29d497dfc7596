#!/usr/bin/env python3
"""Renders the demo catalogue.

    render.py MACHINE VIEW [--size WxH] [--samples N] [--out DIR]
    render.py all [--views hero,detail,...] [--machines a,b,...] [--samples N] [--out DIR]     resumable: skips what exists

Views: hero (also writes the cut-out), rear, detail, panel, dark, turntable, loop.
"""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import replace

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from math import pi

import bpy
import numpy as np
from mathutils import Matrix, Vector

import loops
import machines
import rotate
import scene
from finish import FADE, neutral
from materials import materials
from rotate_sets import SETS
from studio import camera, dark_set, detail_set, extent, frame, light_set, machine_objects, machine_points

LIGHT_GRADE = dict(view='Khronos PBR Neutral', look='None', exposure=0.08)
DARK_GRADE = dict(view='AgX', look='AgX - Medium High Contrast', exposure=0.90)
TURN_GRADE = dict(DARK_GRADE, exposure=1.15)
DETAIL_GRADE = dict(DARK_GRADE, exposure=0.95)
SIZE = dict(
    hero=(1600, 1200),
    rear=(1200, 900),
    detail=(1200, 900),
    panel=(1200, 900),
    dark=(1920, 1080),
    turntable=(960, 720),
    rotate=(960, 720),
    loop=(960, 540),
)
SAMPLES = dict(hero=12, rear=10, detail=14, panel=12, dark=14, turntable=8, rotate=8, loop=8)
SEED = 20  # one seed for every picture: the same command gives the same file
WEBP = ['-quality', '86', '-define', 'webp:method=6']
WEBP_FRAME = ['-quality', '82', '-define', 'webp:method=6']


# ------------------------------------------------------------------ one picture


def still(path, size, samples, view, look, exposure, transparent=False):
    """Render the current scene into a PNG; returns seconds."""
    s = bpy.context.scene
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = *size, 100
    s.cycles.samples = samples
    s.cycles.seed = SEED
    s.cycles.adaptive_min_samples = min(8, samples)
    s.view_settings.view_transform = view
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    r.film_transparent = transparent
    r.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    r.filepath = path
    os.makedirs(os.path.dirname(path), exist_ok=True)
    t = time.time()
    bpy.ops.render.render(write_still=True)
    return time.time() - t


def setup(spec):
    """Fresh scene with the machine; returns its shots (name -> Shot) and the scale of the light set."""
    scene.reset(SEED)
    materials()
    shots = spec.family.build(spec) or {}
    lo, hi = extent()
    d = hi - lo
    return shots, max(0.62, min(1.45, max(d.z / 2.15, d.x / 2.5, d.y / 2.5)))


def magick(*args):
    """ImageMagick."""
    subprocess.run(['convert', *[str(a) for a in args]], check=True)


def pixels(path):
    """Image file as float array (h, w, 4), top row first, values as stored."""
    img = bpy.data.images.load(path, check_existing=False)
    w, h = img.size
    a = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.images.remove(img)
    return a.reshape(h, w, 4)[::-1]


def save(a, path):
    """Float array to PNG."""
    h, w = a.shape[:2]
    img = bpy.data.images.new('out', w, h, alpha=True)
    img.pixels.foreach_set(np.ascontiguousarray(a[::-1], np.float32).ravel())
    img.filepath_raw = path
    img.file_format = 'PNG'
    img.save()
    bpy.data.images.remove(img)


def resize(a, w, h):
    """Bilinear, enough for soft shadows."""
    y = np.clip((np.arange(h) + 0.5) * a.shape[0] / h - 0.5, 0, a.shape[0] - 1)
    x = np.clip((np.arange(w) + 0.5) * a.shape[1] / w - 0.5, 0, a.shape[1] - 1)
    y0 = y.astype(int)
    x0 = x.astype(int)
    y1 = np.minimum(y0 + 1, a.shape[0] - 1)
    x1 = np.minimum(x0 + 1, a.shape[1] - 1)
    fy = (y - y0)[:, None]
    fx = (x - x0)[None]
    return (a[y0][:, x0] * (1 - fx) + a[y0][:, x1] * fx) * (1 - fy) + (a[y1][:, x0] * (1 - fx) + a[y1][:, x1] * fx) * fy


def shadow(work, size):
    """Shadow on the floor as an alpha map: floor seen through the invisible machine, divided by the empty floor."""
    w, h = size
    ground = bpy.data.objects['ground']
    things = machine_objects()
    layers = []
    bpy.context.scene.render.image_settings.file_format = 'OPEN_EXR'
    ground.visible_camera = True
    for o in things:
        o.visible_camera = False
    for name, k in (('with', 3), ('without', 8)):
        if name == 'without':
            for o in things:
                o.hide_render = True
        still(f'{work}/floor_{name}.exr', (w // k, h // k), 6, 'Raw', 'None', 0)
        layers.append(resize(pixels(f'{work}/floor_{name}.exr')[:, :, 1], w, h))
    bpy.context.scene.render.image_settings.file_format = 'PNG'
    s = np.clip(1 - layers[0] / np.maximum(layers[1], 1e-4), 0, 1)
    y, x = np.mgrid[0:h, 0:w]  # fade out far from the machine: no blotches on the sweep
    ys = [v.y for v in _screen()]
    base = 1 - min(ys)
    xs = [v.x for v in _screen()]
    d = np.hypot((x / w - (min(xs) + max(xs)) / 2) / ((max(xs) - min(xs)) * 0.5 + 0.16), (y / h - base + 0.10) / 0.34)
    return np.clip((s - 0.05) / 0.95, 0, 1) ** 1.15 * np.clip((1.25 - d) / 0.75, 0, 1) ** 1.3


def _screen():
    """Machine points in frame coordinates (0..1, y up)."""
    from bpy_extras.object_utils import world_to_camera_view as view

    sc = bpy.context.scene
    return [view(sc, sc.camera, p) for p in machine_points()]


def sweep(w, h):
    """The grey sweep of the light set (between steel-100 and steel-200), as float RGB."""
    y, x = np.mgrid[0:h, 0:w]
    v = y / h
    d = np.hypot((x / w - 0.5) * 1.15, (v - 0.56))
    grey = (
        0.885
        + 0.035 * np.clip(v * 1.6 - 0.45, 0, 1)
        + 0.030 * np.exp(-((d / 0.42) ** 2))
        - 0.045 * np.clip(d - 0.42, 0, 1)
    )
    return grey[..., None] * np.array([0.988, 1.0, 1.012]) + np.random.default_rng(SEED).normal(0, 0.0035, (h, w, 1))


def light_still(size, samples, work, name, hero, cutout=None):
    """Machine with alpha + separate shadow, laid on the grey sweep (between steel-100 and steel-200)."""
    w, h = size
    bpy.data.objects['ground'].visible_camera = False
    t = time.time()
    still(f'{work}/{name}.png', size, samples, transparent=True, **LIGHT_GRADE)
    m = pixels(f'{work}/{name}.png')
    s = shadow(work, size) * 0.85
    a = m[:, :, 3]
    alpha = a + (1 - a) * s
    ink = np.array([0.055, 0.065, 0.075], np.float32)
    rgb = m[:, :, :3] * a[..., None] + ink * ((1 - a) * s)[..., None]
    if cutout:
        out = np.dstack([rgb / np.maximum(alpha, 1e-4)[..., None], alpha])
        save(out, f'{work}/cutout.png')
        magick(f'{work}/cutout.png', *WEBP, cutout)
    bed = sweep(w, h)
    save(np.dstack([rgb + bed * (1 - alpha)[..., None], np.ones((h, w))]), f'{work}/{name}_bed.png')
    magick(f'{work}/{name}_bed.png', '-alpha', 'off', *WEBP, hero)
    return time.time() - t


# ------------------------------------------------------------------ views


def view_hero(spec, size, samples, work, out):
    """Light catalogue picture: one transparent render gives the cut-out and, laid on the sweep, the hero."""
    shots, S = setup(spec)
    light_set(spec.az, S)
    frame(spec.az, spec.lens_height, size[0] / size[1], fill=0.82, place=(0.5, 0.49))
    return light_still(size, samples, work, 'hero', f'{out}/hero.webp', f'{out}/cutout.webp')


def view_rear(spec, size, samples, work, out):
    """Second angle, light set."""
    shots, S = setup(spec)
    light_set(spec.rear_az, S)
    frame(spec.rear_az, spec.rear_height or spec.lens_height, size[0] / size[1], fill=0.82, place=(0.5, 0.49))
    return light_still(size, samples, work, 'rear', f'{out}/rear.webp')


def close_up(name):
    """Make the view for one of the machine's shots."""

    def view(spec, size, samples, work, out):
        if name == 'detail' and spec.detail_geo:
            spec = replace(spec, geo={**spec.geo, **spec.detail_geo})
        shots, S = setup(spec)
        s = shots[name]
        t = Vector(s.target)
        detail_set(t, s.az, s.dist / 2.0, s.light)
        camera(t, s.az, s.dist, t.z + s.up, s.lens, s.fstop, focus=s.focus)
        grade = dict(DETAIL_GRADE)
        grade['exposure'] += s.gain
        sec = still(f'{work}/{name}.png', size, samples, **grade)
        magick(f'{work}/{name}.png', *WEBP, f'{out}/{name}.webp')
        return sec

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


def cheap():
    """Settings for frames: fewer bounces. (Prefilter NONE was tried and leaves noise below 16 samples.)"""
    c = bpy.context.scene.cycles
    c.max_bounces, c.glossy_bounces, c.diffuse_bounces = 4, 3, 1
    c.adaptive_threshold = 0.05


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


def dark_finish(png, web, args, fade=0.0, warm=False, ground=True, sink=None):
    """Master PNG -> neutral WebP on the page's dark ground (see finish.py)."""
    done = f'{png[:-4]}_done.png'
    rgb = neutral(pixels(png), fade, warm, ground, sink)
    save(np.dstack([rgb, np.ones(rgb.shape[:2], np.float32)]), done)
    magick(done, '-alpha', 'off', *args, web)
    os.remove(done)


def turn_frame(web, size, samples, work):
    """One frame `web`.webp of a turn, unless it exists; returns seconds."""
    if os.path.exists(f'{web}.webp'):
        return 0
    png = f'{work}/{os.path.basename(web)}.png'
    t = 0 if os.path.exists(png) else still(png, size, samples, **TURN_GRADE)
    dark_finish(png, f'{web}.webp', WEBP_FRAME, FADE)
    return t


def view_turntable(spec, size, samples, work, out, frames=24):
    """Whole turn in 24 frames."""
    root = turn_stage(spec, size, frames=frames)
    os.makedirs(f'{out}/turntable', exist_ok=True)
    total = 0
    for k in range(frames):
        root.rotation_euler[2] = k * 2 * pi / frames
        total += turn_frame(f'{out}/turntable/{k:02d}', size, samples, f'{work}/turntable')
    return total


def view_rotate(spec, size, samples, work, out):
    """The turns of a WebRotate 360 set with the places of its hotspots (see rotate.py)."""
    return rotate.render(spec, size, samples, work, out)


def view_loop(spec, size, samples, work, out):
    """Seamless film of the machine (see loops.py)."""
    return getattr(loops, spec.loop)(spec, still, DARK_GRADE, size, samples, work, out)


VIEWS = dict(
    hero=view_hero,
    detail=close_up('detail'),
    panel=close_up('panel'),
    rear=view_rear,
    dark=view_dark,
    turntable=view_turntable,
    rotate=view_rotate,
    loop=view_loop,
)
RESULT = dict(turntable='turntable/23.webp', rotate='rotate.json', loop='loop.mp4')


def make(spec, view, size=None, samples=None, out='.', force=True):
    """Render one view of one machine; returns seconds, or None where the file existed."""
    folder = os.path.join(out, spec.id)
    target = os.path.join(folder, RESULT.get(view, f'{view}.webp'))
    if not force and os.path.exists(target):
        return None
    os.makedirs(folder, exist_ok=True)
    work = os.path.join(os.environ.get('RENDER_WORK', 'work'), spec.id)  # PNG masters
    os.makedirs(work, exist_ok=True)
    t = VIEWS[view](spec, size or SIZE[view], samples or SAMPLES[view], work, folder)
    print(f'{time.strftime("%H:%M:%S")} {spec.id} {view} {t:.0f} s', flush=True)
    return t


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('machine', help='id from machines.py, or "all"')
    a.add_argument('view', nargs='?', choices=sorted(VIEWS))
    a.add_argument('--size')
    a.add_argument('--samples', type=int)
    a.add_argument('--out', default='out')
    a.add_argument('--views', default='hero,detail,panel,rear')
    a.add_argument('--machines', default='')
    o = a.parse_args()
    size = tuple(map(int, o.size.split('x'))) if o.size else None
    if o.machine != 'all':
        for v in [o.view] if o.view else o.views.split(','):
            make(machines.find(o.machine), v, size, o.samples, o.out)
        return
    ids = o.machines.split(',') if o.machines else list(machines.TABLE)
    for v in o.views.split(','):
        for i in ids:
            if v == 'dark' and not machines.find(i).dark:
                continue
            if v == 'turntable' and not machines.find(i).turntable:
                continue
            if v == 'rotate' and i not in SETS:
                continue
            if v == 'loop' and not machines.find(i).loop:
                continue
            try:
                make(machines.find(i), v, size, o.samples, o.out, force=False)
            except Exception as e:
                print('FAILED', i, v, repr(e), flush=True)


if __name__ == '__main__':
    main()
