"""How a film is put together: a plate, the moving region of every frame, encoding."""

import os
import subprocess

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

from finish import neutral
from images import WEBP, magick, pixels, resize, save


def encode(pattern, out, rate, repeat, size=None):
    """PNG frames -> H.264, yuv420p, faststart; `repeat` plays the cycle that often."""
    scale = ['-vf', f'scale={size[0]}:{size[1]}:flags=lanczos'] if size else []
    subprocess.run(
        ['ffmpeg', '-y', '-loglevel', 'error', '-framerate', str(rate), '-stream_loop', str(repeat - 1), '-i', pattern]
        + [*scale, '-c:v', 'libx264', '-crf', '22', '-preset', 'slow', '-pix_fmt', 'yuv420p']
        + ['-movflags', '+faststart', '-an', '-threads', '2', out],
        check=True,
    )


def region(points, size, margin=0.01):
    """Whole-pixel box (x0, y0, x1, y1; from the upper left) round points in the world, clipped to the frame."""
    s = bpy.context.scene
    v = [world_to_camera_view(s, s.camera, p) for p in points]
    w, h = size
    x0, x1 = min(p.x for p in v) - margin, max(p.x for p in v) + margin
    y0, y1 = 1 - max(p.y for p in v) - margin, 1 - min(p.y for p in v) + margin
    even = lambda a, n: int(min(max(a, 0), 1) * n / 4) * 4
    return even(x0, w), even(y0, h), min(w, even(x1, w) + 4), min(h, even(y1, h) + 4)


def border(box, size):
    """Restrict rendering to a box (or lift the restriction)."""
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = bool(box)
    if box:
        x0, y0, x1, y1 = box
        r.border_min_x, r.border_max_x = (x0 + 0.01) / size[0], (x1 + 0.01) / size[0]
        r.border_min_y, r.border_max_y = 1 - (y1 - 0.01) / size[1], 1 - (y0 - 0.01) / size[1]


def lay_part(image, part, box, feather=12):
    """Image with a rendered region over it, its edges feathered."""
    x0, y0, x1, y1 = box
    y, x = np.mgrid[0 : y1 - y0, 0 : x1 - x0]
    far = np.minimum(np.minimum(x, x1 - x0 - 1 - x), np.minimum(y, y1 - y0 - 1 - y))
    a = np.clip(far / feather, 0, 1)[:, :, None]
    out = image.copy()
    out[y0:y1, x0:x1] += (part - out[y0:y1, x0:x1]) * a
    return out


class Film:
    """Renders plate and frames of one film, then lays them together."""

    def __init__(self, still, grade, size, samples, work):
        self.still, self.grade, self.size, self.samples = still, grade, size, samples
        self.folder = f'{work}/loop'
        os.makedirs(self.folder, exist_ok=True)
        self.seconds = 0
        r = bpy.context.scene.render
        r.resolution_x, r.resolution_y = size  # what is projected into the frame depends on it

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
        border(small, size)
        for k in range(count):
            path = f'{self.folder}/part{k:03d}.png'
            if os.path.exists(path):
                continue
            pose(k)
            self.seconds += self.still(path, size, self.samples, **self.grade)
        border(None, size)

    def lay(self, mask=None):
        """Parts over the plate; `mask` (0..1, any size) chooses where, the region's edges are feathered."""
        x0, y0, x1, y1 = self.box
        plate = pixels(f'{self.folder}/plate.png')[:, :, :3]
        w, h = x1 - x0, y1 - y0
        y, x = np.mgrid[0:h, 0:w]
        far = np.full((h, w), 99.0)
        for inside, d in ((x0 > 0, x), (x1 < self.size[0], w - 1 - x), (y0 > 0, y), (y1 < self.size[1], h - 1 - y)):
            if inside:
                far = np.minimum(far, d)
        a = np.clip(far / 14, 0, 1)
        if mask is not None:
            a = a * resize(mask, w, h)
        for k in range(self.count):
            part = pixels(f'{self.folder}/part{k:03d}.png')[:, :, :3]
            if part.shape[:2] != (h, w):
                part = np.dstack([resize(part[:, :, c], w, h) for c in range(3)])
            f = plate.copy()
            f[y0:y1, x0:x1] += (part - f[y0:y1, x0:x1]) * a[:, :, None]
            f = neutral(f, 0, warm=True)
            save(np.dstack([f, np.ones(f.shape[:2], np.float32)]), f'{self.folder}/{k:03d}.png')

    def write(self, out, rate, repeat, poster=True, size=None, name='loop'):
        encode(f'{self.folder}/%03d.png', f'{out}/{name}.mp4', rate, repeat, size)
        if poster:
            magick(f'{self.folder}/000.png', '-alpha', 'off', *WEBP, f'{out}/{name}.webp')


def seen(names, box, size, step=2):
    """Where the camera sees objects of these names: (h, w) of 0..1 for a region, soft and drawn in by a pixel or two. Rays are
    cast for every `step`th pixel."""
    s = bpy.context.scene
    deps = bpy.context.evaluated_depsgraph_get()
    m = s.camera.matrix_world
    corner = [m @ v for v in s.camera.data.view_frame(scene=s)]  # right top, right bottom, left bottom, left top
    eye = m.translation
    x0, y0, x1, y1 = box
    w, h = (x1 - x0) // step, (y1 - y0) // step
    a = np.zeros((h, w))
    across, down = corner[0] - corner[3], corner[2] - corner[3]
    for j in range(h):
        row = corner[3] + down * ((y0 + (j + 0.5) * step) / size[1])
        for i in range(w):
            way = row + across * ((x0 + (i + 0.5) * step) / size[0]) - eye
            hit, _, _, _, o, _ = s.ray_cast(deps, eye, way)
            a[j, i] = hit and o.name.split('.')[0] in names
    p = np.pad(a, 1, mode='edge')
    a = np.minimum.reduce([p[1:-1, 1:-1], p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:]])
    p = np.pad(a, 1, mode='edge')
    return (p[1:-1, 1:-1] * 2 + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 6
