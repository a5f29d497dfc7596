"""Scene graph basics: a fresh Cycles scene, a transform stack, and `put`, which makes every object.

Units are metres, Z is up, the front of a machine faces -Y, its left side -X.
"""

import math
import os
from contextlib import contextmanager
from math import cos, pi, sin
from math import radians as rad

import bpy  # isort: skip  (brings bmesh and mathutils)

import bmesh
from mathutils import Euler, Matrix, Vector

MAT = {}  # material name -> bpy material
STACK = [Matrix.Identity(4)]  # current transform
RIG = [None]  # current parent empty (for parts that move)
CACHE = {}  # shared mesh data of small parts
ANCHORS = {}  # name -> (parent empty or None, point): places of the machine that hotspots point at


def reset(seed=0):
    """Empty scene with the render settings that the bench found best (see README)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MAT.clear()
    CACHE.clear()
    ANCHORS.clear()
    STACK[:] = [Matrix.Identity(4)]
    RIG[:] = [None]
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.use_denoising = True
    c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    c.denoising_prefilter = 'FAST'
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.03
    c.adaptive_min_samples = 8
    c.max_bounces = 6
    c.diffuse_bounces = 2
    c.glossy_bounces = 5
    c.transmission_bounces = 4
    c.transparent_max_bounces = 4
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 6.0
    c.sample_clamp_direct = 5.0
    c.use_light_tree = False
    s.render.use_persistent_data = True
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.compression = 40
    c.seed = seed
    return s


@contextmanager
def at(loc=(0, 0, 0), rot=(0, 0, 0), rig=None):
    """nest transforms; rig='name' makes an Empty so the group can be animated"""
    m = Matrix.Translation(loc) @ Euler([rad(a) for a in rot]).to_matrix().to_4x4()
    if rig:
        e = bpy.data.objects.new(rig, None)
        bpy.context.collection.objects.link(e)
        e.parent = RIG[-1]
        e.matrix_basis = STACK[-1] @ m
        RIG.append(e)
        STACK.append(Matrix.Identity(4))
        yield e
        RIG.pop()
        STACK.pop()
    else:
        STACK.append(STACK[-1] @ m)
        RIG.append(RIG[-1])
        yield None
        RIG.pop()
        STACK.pop()


def anchor(name, loc=(0, 0, 0)):
    """Remember a point on the machine's surface (in the current transform) under a name."""
    ANCHORS[name] = (RIG[-1], STACK[-1] @ Vector(loc))


def anchor_point(name, moved=Matrix.Identity(4)):
    """Where an anchor is now, in the world; `moved` is what has been done to the whole machine since it was built."""
    rig, p = ANCHORS[name]
    return rig.matrix_world @ p if rig else moved @ p


def put(name, data, mat, loc=(0, 0, 0), rot=(0, 0, 0), bev=0, seg=3, scale=None):
    """Add an object: data + material + place (in the current transform), optional bevel modifier."""
    o = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(o)
    if mat and not data.materials:
        data.materials.append(MAT[mat] if isinstance(mat, str) else mat)
    m = STACK[-1] @ Matrix.Translation(loc) @ Euler([rad(a) for a in rot]).to_matrix().to_4x4()
    if scale:
        m = m @ Matrix.Diagonal((*scale, 1))
    o.parent = RIG[-1]
    o.matrix_basis = m
    if bev:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = bev
        b.segments = seg
        b.limit_method = 'ANGLE'
        b.angle_limit = rad(28)
        b.harden_normals = True
        b.miter_outer = 'MITER_ARC'
    return o


def finish(me, angle=35):
    """Smooth shading with sharp edges above `angle` degrees."""
    for p in me.polygons:
        p.use_smooth = True
    me.set_sharp_from_angle(angle=rad(angle))
    return me


def mesh_from(verts, faces, name='m', angle=35):
    """Mesh from vertices and faces with consistent normals."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return finish(me, angle)
