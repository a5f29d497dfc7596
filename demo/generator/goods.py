#!/usr/bin/env python3
"""Pictures of goods: plain blocks and pieces on a steel table under one light, nothing else in the picture.

    goods.py NAME|all [--size WxH] [--samples N] [--out DIR]      skips what exists

Heaps fall by Blender's rigid bodies onto a hidden mound of the same colour, so that few pieces make a full tray.
"""

import argparse
import os
import random

import bpy
from mathutils import Euler, noise

import render
from materials import _mat, materials, steel
from scene import *
from shapes import *
from studio import camera, softbox, world

RED = ((0.0, (0.36, 0.075, 0.066)), (0.45, (0.50, 0.14, 0.12)), (0.62, (0.60, 0.25, 0.21)), (0.72, (0.84, 0.68, 0.60)))
LEAN = ((0.0, (0.42, 0.105, 0.095)), (0.5, (0.56, 0.20, 0.175)), (0.68, (0.70, 0.40, 0.35)), (0.78, (0.84, 0.69, 0.62)))
HAM = ((0.0, (0.44, 0.125, 0.11)), (0.5, (0.60, 0.235, 0.205)), (0.70, (0.72, 0.40, 0.35)), (0.80, (0.84, 0.69, 0.62)))
FAT = ((0.0, (0.74, 0.56, 0.47)), (0.5, (0.86, 0.74, 0.66)), (0.8, (0.90, 0.82, 0.76)))
FROZEN = (
    (0.0, (0.36, 0.085, 0.075)),
    (0.44, (0.52, 0.19, 0.17)),
    (0.57, (0.70, 0.46, 0.42)),
    (0.67, (0.88, 0.81, 0.78)),
)
MASS = ((0.0, (0.66, 0.36, 0.305)), (0.6, (0.71, 0.42, 0.36)), (1.0, (0.76, 0.49, 0.42)))
PLANT = ((0.0, (0.42, 0.27, 0.15)), (0.5, (0.58, 0.41, 0.25)), (0.8, (0.70, 0.54, 0.37)))
PETFOOD = ((0.0, (0.20, 0.085, 0.055)), (0.5, (0.31, 0.145, 0.098)), (0.8, (0.44, 0.245, 0.175)))


def flesh(name, ramp, scale=18.0, rough=0.34, coat=0.25, bump=0.25, stretch=(1, 1, 1), frost=0.0, seed=0.0):
    """Material from a colour ramp over stretched noise; every object gets its own piece of the noise. `frost` whitens grazing
    views and roughens."""
    m, nt, b = _mat(name)
    N, L = nt.nodes.new, nt.links.new
    tc, info, mp = N('ShaderNodeTexCoord'), N('ShaderNodeObjectInfo'), N('ShaderNodeMapping')
    k = N('ShaderNodeVectorMath')
    k.operation = 'MULTIPLY_ADD'
    k.inputs[1].default_value = (37, 53, 71)
    k.inputs[2].default_value = (seed, seed, seed)
    cb = N('ShaderNodeCombineXYZ')
    for i in range(3):
        L(info.outputs['Random'], cb.inputs[i])
    L(cb.outputs[0], k.inputs[0])
    L(k.outputs[0], mp.inputs['Location'])
    L(tc.outputs['Object'], mp.inputs[0])
    mp.inputs['Scale'].default_value = stretch
    nz = N('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = scale
    nz.inputs['Detail'].default_value = 3
    nz.inputs['Distortion'].default_value = 0.8
    L(mp.outputs[0], nz.inputs['Vector'])
    cr = N('ShaderNodeValToRGB')
    e = cr.color_ramp.elements
    e[0].position, e[0].color = ramp[0][0], (*ramp[0][1], 1)
    e[1].position, e[1].color = ramp[-1][0], (*ramp[-1][1], 1)
    for pos, col in ramp[1:-1]:
        e.new(pos).color = (*col, 1)
    L(nz.outputs[0], cr.inputs[0])
    col = cr.outputs[0]
    if frost:
        lw, mx = N('ShaderNodeLayerWeight'), N('ShaderNodeMix')
        lw.inputs[0].default_value = 0.35
        mx.data_type = 'RGBA'
        f = N('ShaderNodeMath')
        f.operation = 'MULTIPLY_ADD'
        f.inputs[1].default_value = frost
        f.inputs[2].default_value = frost * 0.25
        L(lw.outputs['Facing'], f.inputs[0])
        L(f.outputs[0], mx.inputs['Factor'])
        L(col, mx.inputs['A'])
        mx.inputs['B'].default_value = (0.90, 0.91, 0.93, 1)
        col = mx.outputs['Result']
    L(col, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Coat Weight'].default_value = coat
    b.inputs['Coat Roughness'].default_value = 0.18
    fine = N('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value = scale * 9
    L(mp.outputs[0], fine.inputs['Vector'])
    bp = N('ShaderNodeBump')
    bp.inputs['Strength'].default_value = bump
    bp.inputs['Distance'].default_value = 0.0015
    L(fine.outputs[0], bp.inputs['Height'])
    L(bp.outputs[0], b.inputs['Normal'])
    return m


def grains(name, cols, scale=170.0, bump=0.9):
    """Mass of granules: one colour per Voronoi cell, raised cells."""
    m, nt, b = _mat(name)
    N, L = nt.nodes.new, nt.links.new
    tc, vo = N('ShaderNodeTexCoord'), N('ShaderNodeTexVoronoi')
    vo.inputs['Scale'].default_value = scale
    L(tc.outputs['Object'], vo.inputs['Vector'])
    sp, cr = N('ShaderNodeSeparateColor'), N('ShaderNodeValToRGB')
    L(vo.outputs['Color'], sp.inputs[0])
    cr.color_ramp.interpolation = 'CONSTANT'
    e = cr.color_ramp.elements
    e[0].color = (*cols[0][1], 1)
    e[1].position, e[1].color = cols[1][0], (*cols[1][1], 1)
    for pos, col in cols[2:]:
        e.new(pos).color = (*col, 1)
    L(sp.outputs[0], cr.inputs[0])
    L(cr.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = 0.36
    b.inputs['Coat Weight'].default_value = 0.25
    bp = N('ShaderNodeBump')
    bp.invert = True
    bp.inputs['Strength'].default_value = bump
    bp.inputs['Distance'].default_value = 0.003
    L(vo.outputs['Distance'], bp.inputs['Height'])
    L(bp.outputs[0], b.inputs['Normal'])
    return m


# ------------------------------------------------------------------ shapes


def mound(rx, ry, h, mat, z=0.0, rough=0.0, cell=0.03, n=72, rings_=26, power=0.8, fn=None):
    """Heap of height h on an ellipse; `rough` metres of noise with `cell` metres; `fn(x, y, u)` adds height."""
    v = []
    for j in range(rings_ + 1):
        u = j / rings_
        for i in range(n):
            a = 2 * pi * i / n
            x, y = rx * u * cos(a), ry * u * sin(a)
            q = h * max(0.0, 1 - u * u) ** power
            if rough:
                q += rough * noise.fractal(Vector((x, y, h)) / cell, 1.0, 2.0, 4) * min(1, 3 * (1 - u))
            if fn:
                q += fn(x, y, u)
            v.append((x, y, z + q))
    f = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(rings_)
        for i in range(n)
    ]
    return put('mound', mesh_from(v, f, angle=80), mat)


def tray(sx=0.46, sy=0.32, h=0.065):
    """Shallow steel tray with a beaded rim."""
    loft(
        [(sx - 0.04, sy - 0.04, 0.002, 0.03), (sx - 0.012, sy - 0.012, 0.012, 0.04), (sx, sy, h, 0.045)],
        'tray',
        wall=0.0025,
    )
    tube([(x, y, h) for x, y in rrect(sx + 0.004, sy + 0.004, 0.047, 8)], 0.0045, 'tray', 0, True)


def lump(r, seed, squash=(1, 1, 1), amp=0.25, cut=0.0):
    """Irregular rounded piece; `cut` flattens it on planes, as a knife does."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
    rnd = random.Random(seed)
    planes = []
    for _ in range(5 if cut else 0):
        q = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        planes.append((q, 1 - cut * rnd.uniform(0.6, 1.3)))
    off = Vector((seed * 3.7, seed * 1.3, 0))
    for p in bm.verts:
        d = p.co.normalized()
        p.co = d * (1 + amp * noise.fractal(d * 0.9 + off, 1.0, 2.0, 2))
        for q, lim in planes:
            over = p.co.dot(q) - lim
            if over > 0:
                p.co -= q * over * 0.93
        p.co = Vector((p.co.x * squash[0], p.co.y * squash[1], p.co.z * squash[2])) * r
    me = bpy.data.meshes.new('lump')
    bm.to_mesh(me)
    bm.free()
    return finish(me, 70)


def cube(a, seed, skew=0.10):
    """Cut cube with slightly uneven corners (bevelled by `put`)."""
    rnd = random.Random(seed)
    j = lambda: 1 + rnd.uniform(-skew, skew)
    v = [
        (x * a / 2 * j(), y * a / 2 * j(), z * a / 2 * j())
        for z in (-1, 1)
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh_from(v, f)


def fall(pieces, solids, steps=42):
    """Let the pieces fall onto the solids (rigid bodies) and freeze them where they come to rest."""
    s = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    w = s.rigidbody_world
    w.collection = bpy.data.collections.new('rigid')
    w.substeps_per_frame = 5
    w.point_cache.frame_end = steps + 1
    for o in [*solids, *pieces]:
        with bpy.context.temp_override(object=o, active_object=o, selected_objects=[o]):
            bpy.ops.rigidbody.object_add(type='PASSIVE' if o in solids else 'ACTIVE')
        b = o.rigid_body
        b.collision_shape = 'BOX' if o in solids else 'CONVEX_HULL'
        b.friction, b.restitution = 0.9, 0.0
        b.use_margin, b.collision_margin = True, 0.0006
        b.linear_damping, b.angular_damping = 0.1, 0.35
    for f in range(1, steps + 1):
        s.frame_set(f)
    deps = bpy.context.evaluated_depsgraph_get()
    rest = [o.evaluated_get(deps).matrix_world.copy() for o in pieces]
    bpy.ops.rigidbody.world_remove()
    for o, m in zip(pieces, rest):
        o.matrix_world = m


def pour(make, count, pitch, mat, seed=1, bev=0.0, inside=(0.39, 0.27), floor=0.006):
    """Drop `count` pieces made by make(i), `pitch` metres apart, into a tray with these inner measures; walls that are not in the
    picture keep the heap together while it falls."""
    rnd = random.Random(seed)
    sx, sy = inside
    solids = [box(sx + 0.4, sy + 0.4, 0.1, (0, 0, floor - 0.05), None, 0)]
    for q in (-1, 1):
        solids.append(box(0.1, sy + 0.4, 2, (q * (sx / 2 + 0.05), 0, 1), None, 0))
        solids.append(box(sx + 0.4, 0.1, 2, (0, q * (sy / 2 + 0.05), 1), None, 0))
    nx, ny = max(1, int(sx * 0.92 / pitch)), max(1, int(sy * 0.92 / pitch))
    out = []
    for i in range(count):
        layer, cell = divmod(i, nx * ny)
        x, y = (cell % nx - (nx - 1) / 2) * pitch, (cell // nx - (ny - 1) / 2) * pitch
        j = lambda: rnd.uniform(-0.06, 0.06) * pitch
        o = put('piece', make(i), mat, bev=bev, seg=2)
        turn = Euler([rnd.uniform(0, 6.28) for _ in range(3)]).to_matrix().to_4x4()
        o.matrix_world = Matrix.Translation((x + j(), y + j(), floor + (layer + 0.6) * pitch)) @ turn
        out.append(o)
    fall(out, solids)
    for o in solids:
        bpy.data.objects.remove(o)
    return out


def strands(mat, rx, ry, h, count, r=0.0026, z=0.006, seed=3, length=(0.05, 0.12)):
    """Mince: thin strands lying over each other on a mound."""
    rnd = random.Random(seed)
    cu = bpy.data.curves.new('strands', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = 2
    cu.use_fill_caps = True
    for i in range(count):
        a, u = rnd.uniform(0, 2 * pi), math.sqrt(rnd.random()) * 0.97
        x, y = rx * u * cos(a), ry * u * sin(a)
        way = rnd.uniform(0, 2 * pi)
        lift = rnd.uniform(0.0, 0.016)
        n = int(rnd.uniform(*length) / 0.006)
        pts = []
        bend = rnd.uniform(-0.35, 0.35)
        for k in range(n):
            u = math.hypot(x / rx, y / ry)
            if u > 1:
                break
            wave = 0.0035 * sin(k * 0.9 + i)
            pts.append((x, y, z + h * max(0.0, 1 - u * u) ** 0.8 + lift + wave + rnd.uniform(-0.0006, 0.0006)))
            bend = max(-0.6, min(0.6, bend + rnd.uniform(-0.14, 0.14)))
            way += bend
            x, y = x + 0.006 * cos(way), y + 0.006 * sin(way)
        if len(pts) < 4:
            continue
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        sp.use_smooth = True
        for q, p in zip(sp.points, pts):
            q.co = (*p, 1)
            q.radius = rnd.uniform(0.9, 1.12)
    return put('strands', cu, mat)


# ------------------------------------------------------------------ goods


def frozen_block():
    flesh('frozen_block', FROZEN, 24, 0.55, 0.0, 0.8, frost=0.34)
    flesh('frozen_cut', FROZEN, 24, 0.5, 0.0, 0.6, frost=0.2, seed=9)
    for k, (loc, rot, size) in enumerate(
        (((0.0, 0.05, 0), 24, (0.50, 0.34, 0.145)), ((-0.20, -0.205, 0), 8, (0.22, 0.12, 0.10)))
    ):
        sx, sy, sz = size
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=40, use_grid_fill=True)
        for p in bm.verts:  # uneven as frozen in a carton: pressed corners, shallow dents
            d = noise.fractal(p.co * 2.4 + Vector((k * 5, 0, 0)), 1.0, 2.0, 3)
            e = noise.fractal(p.co * 9 + Vector((k * 5, 3, 0)), 1.0, 2.0, 3)
            c = p.co.normalized().length_squared * max(0, p.co.length - 0.66)
            p.co = Vector((p.co.x * sx, p.co.y * sy, p.co.z * sz)) * (1 - 0.16 * c)
            p.co += p.co.normalized() * (0.005 * d + 0.0016 * e)
        me = bpy.data.meshes.new('block')
        bm.to_mesh(me)
        bm.free()
        put('block', finish(me, 80), 'frozen_cut' if k else 'frozen_block', (*loc[:2], sz / 2 + 0.002), (0, 0, rot))
    return dict(dist=1.95, target=(-0.02, 0.0, 0.05), up=0.62)


def flakes():
    tray(0.42, 0.30, 0.06)
    flesh('flake', FROZEN, 26, 0.55, 0.0, 0.5, frost=0.32)
    mound(0.19, 0.13, 0.05, 'flake', 0.004)
    rnd = random.Random(4)

    def chip(i):
        s = rnd.uniform(0.020, 0.034)
        return lump(s, i, (1.0, rnd.uniform(0.55, 0.9), rnd.uniform(0.16, 0.30)), 0.35, 0.35)

    pour(chip, 130, 0.05, 'flake', 5)
    return dict(dist=1.16, target=(0, 0, 0.035), up=0.62)


def mince():
    tray(0.42, 0.30, 0.05)
    flesh('mince', LEAN, 120, 0.34, 0.25, 0.4)
    mound(0.186, 0.126, 0.055, 'mince', 0.004)
    strands('mince', 0.186, 0.126, 0.058, 700)
    return dict(dist=1.14, target=(0, 0.0, 0.035), up=0.60)


def coarse_mince():
    tray(0.42, 0.30, 0.05)
    flesh('mince', RED, 90, 0.34, 0.3, 0.4)
    mound(0.185, 0.125, 0.05, 'mince', 0.004)
    strands('mince', 0.185, 0.125, 0.05, 230, r=0.0058, length=(0.05, 0.10), seed=8)
    return dict(dist=1.14, target=(0, 0.0, 0.035), up=0.60)


def cubes():
    tray(0.42, 0.30, 0.05)
    flesh('cube', LEAN, 34, 0.36, 0.25, 0.3, (1, 1, 2.2))
    pour(lambda i: cube(0.030, i), 150, 0.046, 'cube', 6, 0.0035)
    return dict(dist=1.16, target=(0, 0, 0.03), up=0.62)


def diced_fat():
    tray(0.24, 0.17, 0.034)
    flesh('fat', FAT, 30, 0.40, 0.25, 0.25)
    pour(lambda i: cube(0.0135, i), 260, 0.021, 'fat', 7, 0.0014, (0.215, 0.145), 0.014)
    mound(0.10, 0.066, 0.014, 'fat', 0.003)
    return dict(dist=0.70, target=(0, 0, 0.018), up=0.62)


def trimmings():
    tray(0.42, 0.30, 0.05)
    flesh('trim', LEAN, 13, 0.36, 0.3, 0.3, (1, 1, 1.8))
    rnd = random.Random(2)

    def piece(i):
        return lump(rnd.uniform(0.032, 0.046), i, (1.25, rnd.uniform(0.6, 0.85), rnd.uniform(0.40, 0.6)), 0.35, 0.30)

    pour(piece, 44, 0.075, 'trim', 9)
    return dict(dist=1.18, target=(0, 0, 0.04), up=0.62)


def ham():
    tray(0.42, 0.30, 0.05)
    flesh('ham', HAM, 11, 0.30, 0.4, 0.15, (1, 1, 2.6))
    rnd = random.Random(12)

    def piece(i):
        return lump(rnd.uniform(0.056, 0.070), i + 40, (1.2, rnd.uniform(0.7, 0.9), rnd.uniform(0.5, 0.65)), 0.28, 0.25)

    pour(piece, 14, 0.13, 'ham', 10)
    return dict(dist=1.20, target=(0, 0, 0.045), up=0.62)


def _swirl(x, y, u):
    """Folds that a scraper leaves."""
    a, r = math.atan2(y, x), math.hypot(x, y)
    w = a - 26 * r + 0.5 * noise.noise(Vector((x, y, 0)) * 14)
    return (0.0065 * abs(sin(w * 1.5)) ** 0.7 + 0.004 * sin(w * 3 + 1)) * min(1, 4 * (1 - u)) * min(1, u * 5)


def emulsion():
    tray(0.42, 0.30, 0.055)
    flesh('mass', MASS, 30, 0.36, 0.3, 0.10)
    mound(0.19, 0.13, 0.036, 'mass', 0.012, 0.004, 0.05, 200, 90, 0.55, _swirl)
    return dict(dist=1.20, target=(0, 0, 0.03), up=0.60)


def sausage_mass():
    tray(0.42, 0.30, 0.055)
    grains(
        'grains',
        ((0, (0.34, 0.045, 0.04)), (0.24, (0.44, 0.08, 0.07)), (0.52, (0.83, 0.69, 0.61)), (0.74, (0.38, 0.06, 0.05))),
        190,
    )
    mound(0.19, 0.13, 0.044, 'grains', 0.012, 0.010, 0.035, 160, 70, 0.5)
    return dict(dist=1.16, target=(0, 0, 0.03), up=0.58)


def plant_mass():
    tray(0.42, 0.30, 0.05)
    flesh('plant', PLANT, 110, 0.5, 0.05, 0.5)
    mound(0.185, 0.125, 0.052, 'plant', 0.004)
    strands('plant', 0.185, 0.125, 0.052, 430, r=0.0032, length=(0.025, 0.06), seed=21)
    return dict(dist=1.14, target=(0, 0.0, 0.035), up=0.60)


def petfood():
    tray(0.42, 0.30, 0.05)
    flesh('pet', PETFOOD, 40, 0.45, 0.2, 0.5)
    pour(lambda i: cube(0.025, i + 500, 0.16), 190, 0.039, 'pet', 16, 0.003)
    return dict(dist=1.16, target=(0, 0, 0.03), up=0.62)


GOODS = {
    'frozen-block': frozen_block,
    'frozen-flakes': flakes,
    'mince': mince,
    'coarse-mince': coarse_mince,
    'cubes': cubes,
    'diced-fat': diced_fat,
    'trimmings': trimmings,
    'ham-pieces': ham,
    'emulsion': emulsion,
    'sausage-mass': sausage_mass,
    'plant-mass': plant_mass,
    'pet-food': petfood,
}


def make(name, size, samples, work, out):
    """Render one picture; returns seconds."""
    reset(render.SEED)
    materials()
    steel('tray', 0.56, 0.24, 0.4, 0.05, scale=520, bump=0)
    steel('table', 0.50, 0.36, 0.5, 0.05, scale=520, bump=0)
    shot = GOODS[name]()
    box(6, 6, 0.03, (0, 1.5, -0.0155), 'table', 0.004)
    world((0.55, 0.56, 0.57), (0.20, 0.205, 0.21), (0.10, 0.10, 0.10), 0.8)
    t = Vector(shot['target'])
    softbox((-0.85, 0.35, 1.05), t, 1.0, 0.9, 26, 0.35, (1, 0.99, 0.975), name='key')
    d = shot['dist']
    cam = camera(t, 0, d, t.z + shot['up'] * d / 1.3, 85, 11.0)
    cam.location.y = t.y - math.sqrt(max(0.01, d * d - (cam.location.z - t.z) ** 2))
    cam.rotation_euler = (t - cam.location).to_track_quat('-Z', 'Y').to_euler()
    cam.data.dof.focus_distance = d
    render.cheap()
    bpy.context.scene.cycles.diffuse_bounces = 2
    sec = render.still(f'{work}/{name}.png', size, samples, 'AgX', 'AgX - Medium High Contrast', 0.85)
    render.magick(f'{work}/{name}.png', *render.WEBP, f'{out}/{name}.webp')
    return sec


def main():
    """Command line."""
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('name', choices=['all', *GOODS])
    a.add_argument('--size', default='1200x900')
    a.add_argument('--samples', type=int, default=16)
    a.add_argument('--out', default='out')
    o = a.parse_args()
    out = os.path.join(o.out, 'goods')
    os.makedirs(out, exist_ok=True)
    work = os.path.join(os.environ.get('RENDER_WORK', 'work'), 'goods')
    for n in GOODS if o.name == 'all' else [o.name]:
        if o.name == 'all' and os.path.exists(f'{out}/{n}.webp'):
            continue
        t = make(n, tuple(map(int, o.size.split('x'))), o.samples, work, out)
        print(f'goods {n} {t:.0f} s', flush=True)


if __name__ == '__main__':
    main()
