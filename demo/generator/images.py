"""Pictures as files and as arrays."""

import subprocess

import bpy
import numpy as np

WEBP = ['-quality', '86', '-define', 'webp:method=6']
WEBP_FRAME = ['-quality', '82', '-define', 'webp:method=6']


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
