"""Light sets, floor, camera framing."""

from dataclasses import dataclass

from materials import plain
from scene import *
from shapes import *


def softbox(loc, target, sx, sy, power, soft=0.35, col=(1, 1, 1), cam=False, name='soft'):
    """area light whose emission falls off towards its edges: gives soft-edged highlights on steel"""
    l = bpy.data.lights.new(name, 'AREA')
    l.shape = 'RECTANGLE'
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = col
    o = bpy.data.objects.new(name, l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    if soft:
        l.use_nodes = True
        nt = l.node_tree
        N = nt.nodes.new
        L = nt.links.new
        e = nt.nodes['Emission']
        g = N('ShaderNodeNewGeometry')
        sp = N('ShaderNodeSeparateXYZ')
        L(g.outputs['Parametric'], sp.inputs[0])
        mul = None
        for ax in (0, 1):
            p = N('ShaderNodeMath')
            p.operation = 'PINGPONG'
            p.inputs[1].default_value = 0.5
            L(sp.outputs[ax], p.inputs[0])
            r = N('ShaderNodeMapRange')
            r.interpolation_type = 'SMOOTHSTEP'
            r.inputs[1].default_value = 0
            r.inputs[2].default_value = soft
            L(p.outputs[0], r.inputs[0])
            if mul is None:
                mul = r
            else:
                x = N('ShaderNodeMath')
                x.operation = 'MULTIPLY'
                L(mul.outputs[0], x.inputs[0])
                L(r.outputs[0], x.inputs[1])
                mul = x
        L(mul.outputs[0], e.inputs['Strength'])
    return o


def flag(loc, target, sx, sy, mat='gap'):
    """black card: dark reflection that outlines steel; invisible to camera and shadows"""
    o = put(
        'flag',
        mesh_from(
            [(-sx / 2, -sy / 2, 0), (sx / 2, -sy / 2, 0), (sx / 2, sy / 2, 0), (-sx / 2, sy / 2, 0)], [(0, 1, 2, 3)]
        ),
        mat,
    )
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    o.visible_shadow = False
    o.visible_diffuse = False
    return o


def world(top, horizon, bottom, strength=1):
    """Vertical gradient sky."""
    s = bpy.context.scene
    w = bpy.data.worlds.new('w')
    s.world = w
    w.use_nodes = True
    nt = w.node_tree
    N = nt.nodes.new
    L = nt.links.new
    tc = N('ShaderNodeTexCoord')
    sp = N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Generated'], sp.inputs[0])
    mr = N('ShaderNodeMapRange')
    mr.inputs[1].default_value = -1
    mr.inputs[2].default_value = 1
    L(sp.outputs[2], mr.inputs[0])
    cr = N('ShaderNodeValToRGB')
    e = cr.color_ramp.elements
    e[0].position = 0.40
    e[0].color = (*bottom, 1)
    e[1].position = 0.85
    e[1].color = (*top, 1)
    k = e.new(0.52)
    k.color = (*horizon, 1)
    L(mr.outputs[0], cr.inputs[0])
    b = nt.nodes['Background']
    L(cr.outputs[0], b.inputs[0])
    b.inputs[1].default_value = strength
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 128  # the sky is smooth: saves 2 s a picture


def cyc(mat, depth=5.0, half=14, height=9, r=2.5, yaw=0):
    """floor that curves up into a wall behind; yaw turns it to face the camera"""
    P = (
        [(-16, 0)]
        + [(depth - r + r * sin(t), r - r * cos(t)) for t in [k * pi / 2 / 16 for k in range(17)]]
        + [(depth, height)]
    )
    v = [(x, y, z) for x in (-half, half) for y, z in P]
    n = len(P)
    return put(
        'cyc', mesh_from(v, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], angle=89), mat, rot=(0, 0, yaw)
    )


def camera(target, az, dist, height, lens=85, dof=None, shift=(0, 0), focus=None):
    """az: degrees; 0 = straight at the front (-Y), + = from the machine's right (+X)"""
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    bpy.context.collection.objects.link(o)
    t = Vector(target)
    o.location = (t.x + dist * sin(rad(az)), t.y - dist * cos(rad(az)), height)
    o.rotation_euler = (t - o.location).to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 100
    if dof:
        c.dof.use_dof = True
        c.dof.aperture_fstop = dof
        c.dof.focus_distance = (Vector(focus or target) - o.location).length
    bpy.context.scene.camera = o
    return o


@dataclass
class Shot:
    """A close view: what to look at, from where, how far, how much higher than the target the lens is."""

    target: tuple
    az: float = -35
    dist: float = 2.0
    up: float = 0.35
    lens: float = 100
    fstop: float = 4.0
    focus: tuple = None
    light: float = 1.0  # brightness of the detail set
    gain: float = 0.0  # exposure correction in stops


def machine_objects():
    """Everything that belongs to the machine."""
    return [
        o
        for o in bpy.data.objects
        if o.type in ('MESH', 'CURVE', 'FONT') and o.name.split('.')[0] not in ('flag', 'cyc', 'ground')
    ]


def machine_points():
    """World-space bounding corners of everything that belongs to the machine."""
    bpy.context.view_layer.update()
    pts = []
    for o in machine_objects():
        pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
    return pts


def extent(pts=None):
    """(min, max) of the machine."""
    pts = pts or machine_points()
    return Vector([min(p[i] for p in pts) for i in range(3)]), Vector([max(p[i] for p in pts) for i in range(3)])


def frame(az, height, aspect, fill=0.80, fill_w=0.86, place=(0.5, 0.5), lens=85, pts=None, roll_in=0):
    """Camera at azimuth `az` (0 = front, minus = from the left) and lens height `height`, at the distance where the machine
    fills `fill` of the frame's height or `fill_w` of its width; `place` is where its middle comes to lie in the frame."""
    pts = pts or machine_points()
    lo, hi = extent(pts)
    c = (lo + hi) / 2
    dist = 10.0
    cam = camera(c, az, dist, height, lens)
    for _ in range(6):
        cam.location = (c.x + dist * sin(rad(az)), c.y - dist * cos(rad(az)), height)
        cam.rotation_euler = (c - cam.location).to_track_quat('-Z', 'Y').to_euler()
        inv = (Matrix.Translation(cam.location) @ cam.rotation_euler.to_matrix().to_4x4()).inverted()
        q = [inv @ p for p in pts]
        k = lens / 36.0  # sensor 36 mm wide, unit = frame width
        xs = [k * v.x / -v.z for v in q]
        ys = [k * v.y / -v.z for v in q]
        need = max((max(xs) - min(xs)) / fill_w, (max(ys) - min(ys)) * aspect / fill)
        dist *= need
    cam.data.shift_x = (max(xs) + min(xs)) / 2 - (place[0] - 0.5)
    cam.data.shift_y = (max(ys) + min(ys)) / 2 - (place[1] - 0.5) / aspect
    return cam, dist


def elevation(aspect, margin=1.04):
    """Camera without perspective, straight at the longer side of the machine, which fills the frame; returns its azimuth."""
    lo, hi = extent()
    c, d = (lo + hi) / 2, hi - lo
    az = 0 if d.x >= d.y else -90
    cam = camera(c, az, 12, c.z)
    cam.data.type = 'ORTHO'
    cam.data.ortho_scale = margin * max(max(d.x, d.y), d.z * aspect)
    return az


def _placer(az, S, origin=(0, 0, 0)):
    """Positions as (to the right of the camera, towards the camera, up), scaled by the size of the machine."""
    a = rad(az)

    def P(side, front, z):
        return (
            origin[0] + S * (side * cos(a) + front * sin(a)),
            origin[1] + S * (side * sin(a) - front * cos(a)),
            origin[2] + S * z,
        )

    return P


def _soft(P, S):
    """softbox() with size and power scaled along."""

    def box_light(pos, target, sx, sy, power, soft=0.4, col=(1, 1, 1), name='soft'):
        return softbox(pos, target, sx * S, sy * S, power * S * S, soft, col, name=name)

    return box_light


def light_set(az, S=1.0):
    """Catalogue look: overhead bank, cool strip left, key right, rim, three black flags. The floor is the object 'ground'."""
    P = _placer(az, S)
    light = _soft(P, S)
    T = (0, 0, 1.1 * S)
    plain('floor', (0.80, 0.81, 0.82), 0.5, spec=0.2)
    box(30, 30, 0.02, (0, 0, -0.01), 'floor', 0, name='ground')
    world((0.50, 0.52, 0.55), (0.66, 0.68, 0.71), (0.40, 0.40, 0.41), 0.42)
    light(P(0, 0.2, 5.2), (0, 0, 0), 5.5, 3.6, 420, 0.3, name='top')
    light(P(-4.0, 1.4, 2.4), T, 1.0, 4.2, 330, 0.45, (0.97, 0.985, 1), 'stripL')
    light(P(3.4, 3.6, 2.6), T, 1.3, 3.6, 170, 0.45, (1, 0.985, 0.965), 'keyR')
    light(P(2.6, -3.6, 3.4), T, 1.2, 3.0, 170, 0.3, name='rim')
    for pos, w, h in (((-2.6, 3.4, 1.6), 1.5, 4.4), ((4.6, 0.9, 1.6), 1.5, 4.4), ((0.8, 6.0, 1.0), 1.3, 4.5)):
        flag(P(*pos), T, w * S, h * S)


def detail_set(T, az, S=1.0, gain=1.0):
    """Close-up: dim room, two narrow strips, one overhead, flag in front: fan highlights on turned steel."""
    P = _placer(az, S, T)

    def light(pos, sx, sy, power, soft, col, name):
        softbox(P(*pos), T, sx * S, sy * S, power * S * S * gain, soft, col, name=name)

    plain('floor', (0.30, 0.31, 0.33), 0.5, spec=0.3)
    cyc('floor', yaw=az)
    world((0.10, 0.11, 0.12), (0.16, 0.17, 0.19), (0.03, 0.03, 0.03), 0.8)
    light((-1.6, 0.9, 0.5), 0.35, 2.0, 42, 0.4, (0.92, 0.97, 1), 'stripL')
    light((1.5, 1.2, 0.3), 0.22, 1.8, 14, 0.4, (1, 0.95, 0.88), 'stripR')
    light((0.1, 0.5, 1.9), 1.6, 0.7, 36, 0.35, (1, 1, 1), 'top')
    light((0.9, -0.2, 1.6), 0.8, 0.8, 20, 0.3, (0.8, 0.9, 1), 'back')
    flag(P(0, 2.4, 0.2), T, 1.2 * S, 1.2 * S)


def spare(lamp_obj, *things):
    """Light linking: this light does not reach the given objects (keeps the dark floor dark)."""
    c = bpy.data.collections.new(lamp_obj.name + '_spares')
    for k, o in enumerate(things):
        c.objects.link(o)
        c.collection_objects[k].light_linking.link_state = 'EXCLUDE'
    lamp_obj.light_linking.receiver_collection = c


def dark_set(az, S=1.0, halo=1.0, turn=False, dry=False):
    """Dark stage: one gradient box in the mirror direction of the front and of the left face, long box from behind, cool edges."""
    P = _placer(az, S)
    light = _soft(P, S)
    T = (0, 0, 1.1 * S)

    def M(rel, d, z):
        return P(d * sin(rad(rel)), d * cos(rad(rel)), z)  # rel: degrees right of the camera, seen from the machine

    plain('floor', (0.016, 0.018, 0.021), 0.32, spec=0.15)
    room = cyc('floor', depth=6.5 * S, yaw=az, half=20, height=12)
    world((0.010, 0.012, 0.015), (0.026, 0.031, 0.037), (0.004, 0.004, 0.005), 0.6)
    face = light(M(-2 * az, 5.2, 2.0), T, 1.7, 3.4, 210, 0.5, (1, 0.97, 0.93), 'frontface')
    if dry:  # groups: no pools of light on the floor below the type
        spare(face, room)
    spare(light(M(-2 * az - 24, 4.6, 2.3), T, 0.30, 3.6, 34, 0.45, (0.95, 0.98, 1), 'frontedge'), room)
    spare(light(M(-180 - 2 * az, 5.0, 2.1), T, 1.3, 3.6, 300, 0.5, (0.84, 0.92, 1), 'leftface'), room)
    spare(light(P(-2.4, 3.4, 0.55), (0, 0, 0.6 * S), 0.22, 1.5, 26, 0.4, (0.85, 0.93, 1), 'kick'), room)
    light(P(0.2, -0.9, 4.8), (0, 0, 0.6 * S), 4.4, 1.3, 240, 0.4, (0.93, 0.97, 1), 'top')
    spare(light(P(3.0, -3.0, 2.8), T, 0.6, 3.2, 200, 0.35, (0.78, 0.89, 1), 'rimR'), room)
    spare(light(P(-3.2, -2.4, 3.0), T, 0.5, 3.0, 120, 0.35, (0.84, 0.93, 1), 'rimL'), room)
    light(P(0.4, -4.4, 0.5), P(0.1, -6.5, 1.7), 3.6, 0.8, 300 * halo, 0.4, (0.50, 0.68, 0.95), 'glow')
    if turn:  # the machine turns: two broad boxes beside the camera keep every face readable
        for side in (-1, 1):
            pos = P(side * 3.4, 4.4, 2.2)
            spare(light(pos, T, 2.0, 3.6, 110, 0.5, (0.95, 0.98, 1), 'turn'), room)
