"""Shapes of goods: trays, mounds, irregular pieces that fall into a heap, strands of mince."""

import random

from mathutils import noise

from scene import *
from shapes import *


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
        b.collision_shape = 'MESH' if o.name.startswith('mound') else 'BOX' if o in solids else 'CONVEX_HULL'
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


def pour(make, count, pitch, mat, seed=1, bev=0.0, inside=(0.39, 0.27), floor=0.006, onto=None, smooth=False):
    """Drop `count` pieces made by make(i), `pitch` metres apart, into a tray with these inner measures; walls that are not in the
    picture keep the heap together while it falls; `onto` is a mound they fall onto; `smooth`
    rounds large pieces."""
    rnd = random.Random(seed)
    sx, sy = inside
    solids = [box(sx + 0.4, sy + 0.4, 0.1, (0, 0, floor - 0.05), None, 0)]
    for q in (-1, 1):
        solids.append(box(0.1, sy + 0.4, 2, (q * (sx / 2 + 0.05), 0, 1), None, 0))
        solids.append(box(sx + 0.4, 0.1, 2, (0, q * (sy / 2 + 0.05), 1), None, 0))
    nx, ny = max(1, int(sx * 0.92 / pitch)), max(1, int(sy * 0.92 / pitch))
    out = []
    above = floor + (max(v.co.z for v in onto.data.vertices) if onto else 0)
    for i in range(count):
        layer, cell = divmod(i, nx * ny)
        x, y = (cell % nx - (nx - 1) / 2) * pitch, (cell // nx - (ny - 1) / 2) * pitch
        j = lambda: rnd.uniform(-0.06, 0.06) * pitch
        o = put('piece', make(i), mat, bev=bev, seg=2)
        turn = Euler([rnd.uniform(0, 6.28) for _ in range(3)]).to_matrix().to_4x4()
        o.matrix_world = Matrix.Translation((x + j(), y + j(), above + (layer + 0.6) * pitch)) @ turn
        out.append(o)
    fall(out, [*solids, onto] if onto else solids)
    for o in solids:
        bpy.data.objects.remove(o)
    for o in out if smooth else ():
        o.modifiers.new('s', 'SUBSURF').render_levels = 1
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
