"""One picture of the current scene: grades, seed, samples."""

import os
import time

import bpy

import scene
from materials import materials
from studio import extent

LIGHT_GRADE = dict(view='Khronos PBR Neutral', look='None', exposure=0.08)
SIDE_GRADE = dict(LIGHT_GRADE, exposure=0.75)  # straight from the front the steel mirrors the dark side
DARK_GRADE = dict(view='AgX', look='AgX - Medium High Contrast', exposure=0.90)
TURN_GRADE = dict(DARK_GRADE, exposure=1.15)
DETAIL_GRADE = dict(DARK_GRADE, exposure=0.95)
SEED = 20  # one seed for every picture: the same command gives the same file


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


def cheap():
    """Settings for frames: fewer bounces. (Prefilter NONE was tried and leaves noise below 16 samples.)"""
    c = bpy.context.scene.cycles
    c.max_bounces, c.glossy_bounces, c.diffuse_bounces = 4, 3, 1
    c.adaptive_threshold = 0.05
