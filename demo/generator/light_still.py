"""Light catalogue pictures: a machine with alpha, its shadow apart, both laid on the grey sweep."""

import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

from film import border
from images import WEBP, magick, pixels, resize, save
from stills import LIGHT_GRADE, SEED, still
from studio import machine_objects, machine_points


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
    sc = bpy.context.scene
    return [world_to_camera_view(sc, sc.camera, p) for p in machine_points()]


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


def light_part(size, box, samples, work, name, target):
    """A part of a light picture that shows nothing of the floor: only its box (pixels of the whole picture) is rendered."""
    x0, y0, x1, y1 = box
    bpy.data.objects['ground'].visible_camera = False
    border(box, size)
    t = still(f'{work}/{name}.png', size, samples, transparent=True, **LIGHT_GRADE)
    border(None, size)
    m = pixels(f'{work}/{name}.png')
    a = m[:, :, 3:]
    rgb = m[:, :, :3] * a + sweep(*size)[y0:y1, x0:x1] * (1 - a)
    save(np.dstack([rgb, np.ones(rgb.shape[:2])]), f'{work}/{name}_bed.png')
    magick(f'{work}/{name}_bed.png', '-alpha', 'off', *WEBP, target)
    return t
