"""Short seamless films: one carefully rendered plate, and one period of the part that moves laid over it, repeated.

- bowl (K 550): the batch repeats every 120 degrees; it is smooth, so its frames have half the plate's size.
- head (WW 200): mince leaves the hole plate; the pattern on the strands slides by one period.
- drum (GS 620): eight rows of knives, a period of 45 degrees.

Warm goods keep their colour, everything else is neutral (finish.py).
"""

import os
import random
import subprocess
from dataclasses import replace
from math import cos, exp, pi, sin

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from finish import neutral
from materials import materials
from scene import put, reset
from studio import camera, dark_set, detail_set


def encode(pattern, out, rate, repeat, size=None):
    """PNG frames -> H.264, yuv420p, faststart; `repeat` plays the cycle that often."""
    scale = ['-vf', f'scale={size[0]}:{size[1]}:flags=lanczos'] if size else []
    subprocess.run(
        ['ffmpeg', '-y', '-loglevel', 'error', '-framerate', str(rate), '-stream_loop', str(repeat - 1), '-i', pattern]
        + [*scale, '-c:v', 'libx264', '-crf', '22', '-preset', 'slow', '-pix_fmt', 'yuv420p']
        + ['-movflags', '+faststart', '-an', '-threads', '2', out],
        check=True,
    )


def _fresh():
    """Empty scene with cheap settings."""
    c = reset(20).cycles
    c.max_bounces, c.glossy_bounces, c.diffuse_bounces = 4, 3, 1
    materials()


def _region(points, size, margin=0.01):
    """Whole-pixel box (x0, y0, x1, y1; from the upper left) round points in the world, clipped to the frame."""
    s = bpy.context.scene
    v = [world_to_camera_view(s, s.camera, p) for p in points]
    w, h = size
    x0, x1 = min(p.x for p in v) - margin, max(p.x for p in v) + margin
    y0, y1 = 1 - max(p.y for p in v) - margin, 1 - min(p.y for p in v) + margin
    even = lambda a, n: int(min(max(a, 0), 1) * n / 4) * 4
    return even(x0, w), even(y0, h), min(w, even(x1, w) + 4), min(h, even(y1, h) + 4)


def _border(box, size):
    """Restrict rendering to a box (or lift the restriction)."""
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = bool(box)
    if box:
        x0, y0, x1, y1 = box
        r.border_min_x, r.border_max_x = (x0 + 0.01) / size[0], (x1 + 0.01) / size[0]
        r.border_min_y, r.border_max_y = 1 - (y1 - 0.01) / size[1], 1 - (y0 - 0.01) / size[1]


class Film:
    """Renders plate and frames of one film, then lays them together."""

    def __init__(self, still, grade, size, samples, work):
        import render

        self.tools = render
        self.still, self.grade, self.size, self.samples = still, grade, size, samples
        self.folder = f'{work}/loop'
        os.makedirs(self.folder, exist_ok=True)
        self.seconds = 0

    def plate(self, samples):
        path = f'{self.folder}/plate.png'
        if not os.path.exists(path):
            self.seconds += self.still(path, self.size, samples, **self.grade)

    def frames(self, count, box, pose, half=1):
        """Render the moving region of every frame, at 1/half of the size; `pose(k)` moves things."""
        self.count, self.half = count, half
        size = (self.size[0] // half, self.size[1] // half)
        self.box = box
        small = tuple(c // half for c in box)
        _border(small, size)
        for k in range(count):
            path = f'{self.folder}/part{k:03d}.png'
            if os.path.exists(path):
                continue
            pose(k)
            self.seconds += self.still(path, size, self.samples, **self.grade)
        _border(None, size)

    def lay(self, mask=None):
        """Parts over the plate; `mask(plate)` (h, w, 0..1) chooses where, the region's edges are feathered."""
        t = self.tools
        x0, y0, x1, y1 = self.box
        plate = t.pixels(f'{self.folder}/plate.png')[:, :, :3]
        w, h = x1 - x0, y1 - y0
        y, x = np.mgrid[0:h, 0:w]
        far = np.full((h, w), 99.0)
        for inside, d in ((x0 > 0, x), (x1 < self.size[0], w - 1 - x), (y0 > 0, y), (y1 < self.size[1], h - 1 - y)):
            if inside:
                far = np.minimum(far, d)
        a = np.clip(far / 14, 0, 1)
        if mask:
            a = a * mask(plate[y0:y1, x0:x1])
        for k in range(self.count):
            part = t.pixels(f'{self.folder}/part{k:03d}.png')[:, :, :3]
            if part.shape[:2] != (h, w):
                part = np.dstack([t.resize(part[:, :, c], w, h) for c in range(3)])
            f = plate.copy()
            f[y0:y1, x0:x1] += (part - f[y0:y1, x0:x1]) * a[:, :, None]
            f = neutral(f, 0, warm=True)
            t.save(np.dstack([f, np.ones(f.shape[:2], np.float32)]), f'{self.folder}/{k:03d}.png')

    def write(self, out, rate, repeat, poster=True, size=None, name='loop'):
        encode(f'{self.folder}/%03d.png', f'{out}/{name}.mp4', rate, repeat, size)
        if poster:
            self.tools.magick(f'{self.folder}/000.png', '-alpha', 'off', *self.tools.WEBP, f'{out}/{name}.webp')


def _warm(plate):
    """Where the plate shows goods, not steel: warm colour, drawn in a little so that edges stay the plate's."""
    a = np.clip((plate[:, :, 0] - plate[:, :, 2] - 0.05) / 0.06, 0, 1)
    for _ in range(2):
        p = np.pad(a, 1, mode='edge')
        a = np.minimum.reduce([p[1:-1, 1:-1], p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:]])
    for _ in range(3):
        p = np.pad(a, 1, mode='edge')
        a = (p[1:-1, 1:-1] * 2 + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 6
    return a


def bowl(spec, still, grade, size, samples, work, out, frames=36):
    """The filled bowl turns under the hood: 120 degrees in a second and a half, four times."""
    _fresh()
    spec.family.build(replace(spec, geo={**spec.geo, 'filled': True, 'hood': False}))
    dark_set(spec.az, 1.25)
    camera((-0.02, 0.12, 1.00), -24, 6.1, 3.35, 85)
    film = Film(still, grade, size, samples, work)
    film.plate(16)
    b = bpy.data.objects['bowl']
    start = b.matrix_basis.copy()
    o = bpy.data.objects['emulsion']
    bpy.context.view_layer.update()
    box = _region([o.matrix_world @ v.co for v in list(o.data.vertices)[::7]], size)

    def pose(k):
        b.matrix_basis = start @ Matrix.Rotation(-2 * pi / 3 * k / frames, 4, 'Z')

    film.frames(frames, box, pose, half=2)
    film.lay(_warm)
    film.write(out, 24, 4)
    return film.seconds


def drum(spec, still, grade, size, samples, work, out, frames=24):
    """The knife drum turns behind the frozen block: 45 degrees in a second, six times."""
    _fresh()
    shot = spec.family.build(spec)['detail']
    t = Vector(shot.target)
    detail_set(t, shot.az, shot.dist / 2)
    camera(t, shot.az, shot.dist, t.z + shot.up, shot.lens, shot.fstop, focus=shot.focus)
    film = Film(still, dict(grade, exposure=grade['exposure'] + 0.1), size, samples, work)
    film.plate(16)
    d = bpy.data.objects['drum']
    start = d.matrix_basis.copy()
    bpy.context.view_layer.update()
    x0, y0, x1, y1 = _region([c.matrix_world @ Vector(p) for c in d.children for p in c.bound_box], size)
    box = x0, y0, min(x1, int(size[0] * 0.215) * 4), min(y1, int(size[1] * 0.205) * 4)  # the cheek hides the rest

    def pose(k):
        d.matrix_basis = start @ Matrix.Rotation(pi / 4 * k / frames, 4, 'Y')

    film.frames(frames, box, pose)
    film.lay()
    film.write(out, 24, 6)
    return film.seconds


PERIOD = 0.05  # metres after which the pattern on a strand repeats


def mince_strands(r, hole, origin, tilt, mat, phase=0.0, length=0.62, seed=5):
    """Strands out of a hole plate of radius r whose face is at `origin` and leans back by `tilt` degrees; they bend down under
    their weight. `phase` 0..1 moves the pattern (thickness) along them by one period."""
    rnd = random.Random(seed)
    cu = bpy.data.curves.new('strands', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = hole * 1.02
    cu.bevel_resolution = 2
    cu.use_fill_caps = True
    p = hole * 2.55
    k = int(r / p) + 2
    m = Matrix.Translation(origin) @ Matrix.Rotation(-pi * tilt / 180, 4, 'X')  # local: x right, z up, -y outwards
    for i in range(-k, k + 1):
        for j in range(-k, k + 1):
            x, z = p * (i + 0.5 * (j % 2)), p * j * 0.866
            d = (x * x + z * z) ** 0.5
            if not 0.05 * r / 0.195 < d < r * 0.91 - hole * 2:
                continue
            reach = (
                0.045 + 0.16 * (z + r) / (2 * r) + rnd.uniform(-0.008, 0.008)
            )  # upper strands fall outside lower ones
            drift = rnd.uniform(-0.012, 0.012) - 0.10 * x
            q = rnd.random()
            n = int(length / 0.010)
            sp = cu.splines.new('POLY')
            sp.points.add(n - 1)
            sp.use_smooth = True
            for s in range(n):
                u = s * 0.010
                out = reach * (1 - exp(-u / reach))
                fall = u - out
                wob = 0.0022 * sin(2 * pi * (u / PERIOD - phase) + 6.28 * q) * min(1, u / 0.06)
                w = m @ Vector((x + drift * fall / length + wob, -out, z))
                sp.points[s].co = (w.x, w.y, w.z - fall, 1)
                sp.points[s].radius = (
                    0.97
                    + 0.10 * sin(2 * pi * (u / PERIOD - phase + q))
                    + 0.05 * sin(4 * pi * (u / PERIOD - phase) + 9 * q)
                )
    return put('strands', cu, mat)


def head_stage(spec):
    """Grinder head in the detail set, close from the left; returns what rebuilds the strands for a phase."""
    from goods import LEAN, flesh

    flesh('strand', LEAN, 120, 0.36, 0.25, 0.35)
    shot = spec.family.build(spec)['detail']
    g = spec.geo
    hx, hz, tilt = g['head']
    k = g['head_r'] / 0.195
    face = g['head_l'] + 0.10 * k - 0.032
    a = pi * tilt / 180
    origin = Vector((hx, -g['d'] / 2 - face * cos(a), hz + face * sin(a)))
    t = Vector(shot.target) + Vector((0.02, -0.10, -0.06))
    detail_set(t, -44, shot.dist / 2)
    camera(t, -44, shot.dist * 1.0, t.z + 0.30, 85, 5.6, focus=shot.focus)

    def strands(phase):
        old = bpy.data.objects.get('strands')
        if old:
            bpy.data.objects.remove(old)
        return mince_strands(g['head_r'], g.get('hole', 0.0085), origin, tilt, 'strand', phase)

    return strands


def head(spec, still, grade, size, samples, work, out, frames=24):
    """Mince leaves the hole plate; one period in a second, six times."""
    _fresh()
    strands = head_stage(spec)
    o = strands(0)
    film = Film(still, dict(grade, exposure=grade['exposure'] + 0.1), size, samples, work)
    film.plate(16)
    bpy.context.view_layer.update()
    box = _region([o.matrix_world @ Vector(p.co[:3]) for s in o.data.splines for p in list(s.points)[::4]], size)
    film.frames(frames, box, lambda k: strands(k / frames))
    film.lay()
    film.write(out, 24, 6)
    return film.seconds
