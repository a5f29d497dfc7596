"""WebRotate 360 sets: a machine in several states (tabs), each a whole turn, with hotspots.

A hotspot is an anchor of the machine (`scene.anchor`). For every frame the anchor is projected into the picture, and a ray
from the lens decides whether it is seen or hidden by the machine; hidden ones are left out of that frame.
Every tab becomes one archive (`rotate-<tab>.zip`) with frames, films and the XML configuration; `rotate.json` holds the words.
"""

import json
import os
import subprocess
import zipfile
from dataclasses import replace
from math import pi
from xml.sax.saxutils import quoteattr

import bpy
from bpy_extras.object_utils import world_to_camera_view

from rotate_sets import SETS
from scene import anchor_point
from stills import setup
from studio import machine_points
from turns import turn_frame, turn_stage, turntable

FRAMES = 24
SLACK = 0.05  # metres that the surface may lie in front of an anchor


def _seen(root, name):
    """(x, y) of an anchor in the frame, 0..1 from the upper left, or None where the machine hides it."""
    s = bpy.context.scene
    p = anchor_point(name, root.matrix_world @ root.children[0].matrix_parent_inverse)
    v = world_to_camera_view(s, s.camera, p)
    if not (0.02 < v.x < 0.98 and 0.02 < v.y < 0.98 and v.z > 0):
        return None
    eye = s.camera.matrix_world.translation
    way = p - eye
    hit, at, *_ = s.ray_cast(bpy.context.evaluated_depsgraph_get(), eye, way.normalized())
    if hit and (at - eye).length < way.length - SLACK:
        return None
    return round(v.x, 4), round(1 - v.y, 4)


def render(spec, size, samples, work, out):
    """Render all tabs of a machine (resumes), write their archives and rotate.json; returns seconds."""
    setup(spec)
    points = machine_points()  # one framing for all tabs: the machine stays where it is when the tab changes
    total = 0
    words = []
    for tab in SETS[spec.id]:
        folder = f'{work}/rotate/{tab.id}' if tab.geo else f'{out}/turntable'
        if not tab.geo:
            total += turntable(spec, size, samples, work, out)
        root = turn_stage(replace(spec, geo={**spec.geo, **tab.geo}), size, points)
        frames = []
        for k in range(FRAMES):
            root.rotation_euler[2] = k * 2 * pi / FRAMES
            bpy.context.view_layer.update()
            frames.append({n: xy for n in tab.spots if (xy := _seen(root, n))})
            if tab.geo:
                total += turn_frame(f'{folder}/{k:02d}', size, samples, folder)
        _pack(f'{out}/rotate-{tab.id}.zip', spec.id, tab, size, folder, frames, out, f'{work}/rotate')
        words.append(
            dict(
                archive=f'rotate-{tab.id}.zip',
                name=_pair(tab.title),
                alt=_pair(tab.alt),
                hotspots=[dict(identifier=n, label=_pair(a), text=_pair(b)) for n, (a, b) in tab.spots.items()],
            )
        )
    with open(f'{out}/rotate.json', 'w') as f:
        json.dump(words, f, ensure_ascii=False, indent=2)
        f.write('\n')
    return total


def _pair(words):
    return dict(de=words[0], en=words[1])


def _film(path, out, source, x, y, w, h):
    """Part of a film, 640 pixels wide; returns its path."""
    if not os.path.exists(path):
        cut = f'crop={w}:{h}:{x}:{y},scale=640:-2:flags=lanczos'
        command = ['ffmpeg', '-y', '-loglevel', 'error', '-i', f'{os.path.dirname(out)}/{source}', '-vf', cut, '-an']
        command += [
            '-c:v',
            'libx264',
            '-crf',
            '24',
            '-preset',
            'slow',
            '-pix_fmt',
            'yuv420p',
            '-movflags',
            '+faststart',
        ]
        subprocess.run([*command, '-threads', '2', path], check=True)
    return path


def _pack(path, ident, tab, size, folder, frames, out, work):
    """ZIP as the editor of WebRotate 360 publishes it; always the same bytes for the same pictures."""
    files = {f'images/{k:02d}.webp': f'{folder}/{k:02d}.webp' for k in range(FRAMES)}
    spots = []
    for n, (label, text) in tab.spots.items():
        src = ''
        if n in tab.films:
            files[f'hotspots/{n}.mp4'] = _film(f'{work}/{n}.mp4', out, *tab.films[n])
            src = f' src="hotspots/{n}.mp4"'
        spots.append(
            f'    <hotspot id="{n}" renderMode="0">'
            f'<spotinfo{src} lbl={quoteattr(label[0])} txt={quoteattr(text[0])} /></hotspot>'
        )
    images = []
    for k, seen in enumerate(frames):
        at = ''.join(
            f'<hotspot source="{n}" offsetX="{x * size[0]:.1f}" offsetY="{y * size[1]:.1f}" />'
            for n, (x, y) in seen.items()
        )
        images.append(f'    <image src="images/{k:02d}.webp">{at}</image>')
    config = '\n'.join(
        [
            '<?xml version="1.0" encoding="utf-8"?>',
            '<config>',
            '  <settings><preloader image="images/00.webp" /><rotation firstImage="0" rotatePeriod="7" /></settings>',
            '  <hotspots>',
            *spots,
            '  </hotspots>',
            '  <images rows="1">',
            *images,
            '  </images>',
            '</config>',
            '',
        ]
    )
    with zipfile.ZipFile(path, 'w') as z:
        for name in ['config.xml', *sorted(files)]:
            entry = zipfile.ZipInfo(f'{ident}-{tab.id}/{name}', (2026, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED if name == 'config.xml' else zipfile.ZIP_STORED
            entry.external_attr = 0o100644 << 16
            data = config.encode() if name == 'config.xml' else open(files[name], 'rb').read()
            z.writestr(entry, data)
