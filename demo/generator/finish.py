"""Finishing of dark pictures: neutral grey but for display, stripe and lamp; black lifted to the page's dark ground; edges
that run into it without a seam."""

import os

import numpy as np

from images import magick, pixels, save

GROUND = np.array([0x0C, 0x0F, 0x11], np.float32) / 255  # steel-950
FADE = 0.10  # share of the shorter side over which the edges fade


def neutral(a, fade=FADE, warm=False, ground=True, sink=None):
    """Float image (h, w, 3 or 4) -> (h, w, 3). Weak colour goes, strong colour stays; `warm` keeps reds whatever their strength;
    without `ground` black stays black (detail set); below `sink` (share of the height) the floor sinks into the ground."""
    rgb = a[:, :, :3]
    luma = rgb @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    high, low = rgb.max(axis=2), rgb.min(axis=2)
    chroma = high - low
    keep = smooth((chroma - 0.26) / 0.18) * smooth((chroma / np.maximum(high, 1e-3) - 0.45) / 0.25)
    if warm:
        keep = np.maximum(keep, smooth((rgb[:, :, 0] - rgb[:, :, 2] - 0.008) / 0.03))
    grey = luma[:, :, None]
    rgb = grey + (rgb - grey) * np.maximum(keep, 0.05)[:, :, None]
    if ground:
        rgb = GROUND + (1 - GROUND) * rgb * 0.97
    if fade:
        h, w = luma.shape
        y, x = np.mgrid[0:h, 0:w]
        m = fade * min(h, w)
        d = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / m
        rgb = GROUND + (rgb - GROUND) * smooth(d)[:, :, None]
    if sink:
        h = rgb.shape[0]
        t = smooth((np.arange(h) / h - sink) / (0.98 - sink) * 1.6)[:, None, None]
        rgb = GROUND + (rgb - GROUND) * (1 - 0.8 * t)
    return np.clip(rgb, 0, 1)


def dark_finish(png, web, args, fade=0.0, warm=False, ground=True, sink=None):
    """Master PNG -> neutral WebP on the page's dark ground (see finish.py)."""
    done = f'{png[:-4]}_done.png'
    rgb = neutral(pixels(png), fade, warm, ground, sink)
    save(np.dstack([rgb, np.ones(rgb.shape[:2], np.float32)]), done)
    magick(done, '-alpha', 'off', *args, web)
    os.remove(done)


def faded_edges(alpha, solid, share=0.13):
    """Alpha of a cut-out (h, w) whose shadow ends before the cut-out does: it fades over this share of the height. What is solid
    stays, with the rim that belongs to it."""
    h, w = alpha.shape
    y, x = np.mgrid[0:h, 0:w]
    far = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / h
    keep = alpha > solid
    for axis in (0, 1):
        keep = keep | np.roll(keep, 2, axis) | np.roll(keep, -2, axis)
    return alpha * np.where(keep, 1, smooth(far / share))


def smooth(t):
    """Smoothstep, clamped."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
