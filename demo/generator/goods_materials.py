"""Materials of goods: meat, fat, masses, frozen; `flesh` for pieces, `grains` for masses of granules."""

from materials import new_material
from scene import *

# colour ramps: (position, linear colour)
RED = ((0.0, (0.36, 0.075, 0.066)), (0.45, (0.50, 0.14, 0.12)), (0.62, (0.60, 0.25, 0.21)), (0.72, (0.84, 0.68, 0.60)))
LEAN = ((0.0, (0.42, 0.105, 0.095)), (0.5, (0.56, 0.20, 0.175)), (0.68, (0.70, 0.40, 0.35)), (0.78, (0.84, 0.69, 0.62)))
HAM = ((0.0, (0.38, 0.095, 0.085)), (0.46, (0.53, 0.19, 0.165)), (0.60, (0.65, 0.32, 0.28)), (0.68, (0.86, 0.74, 0.67)))
FAT = ((0.0, (0.74, 0.56, 0.47)), (0.5, (0.86, 0.74, 0.66)), (0.8, (0.90, 0.82, 0.76)))
FROZEN = (
    (0.0, (0.36, 0.085, 0.075)),
    (0.44, (0.52, 0.19, 0.17)),
    (0.57, (0.70, 0.46, 0.42)),
    (0.67, (0.88, 0.81, 0.78)),
)
MASS = ((0.0, (0.66, 0.36, 0.305)), (0.6, (0.71, 0.42, 0.36)), (1.0, (0.76, 0.49, 0.42)))
PISTACHIO = ((0.0, (0.17, 0.26, 0.07)), (0.5, (0.30, 0.42, 0.13)), (0.8, (0.47, 0.55, 0.24)))
PLANT = ((0.0, (0.42, 0.27, 0.15)), (0.5, (0.58, 0.41, 0.25)), (0.8, (0.70, 0.54, 0.37)))
PETFOOD = ((0.0, (0.20, 0.085, 0.055)), (0.5, (0.31, 0.145, 0.098)), (0.8, (0.44, 0.245, 0.175)))


def flesh(name, ramp, scale=18.0, rough=0.34, coat=0.25, bump=0.25, stretch=(1, 1, 1), frost=0.0, seed=0.0):
    """Material from a colour ramp over stretched noise; every object gets its own piece of the noise. `frost` whitens grazing
    views and roughens."""
    m, nt, b = new_material(name)
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
    m, nt, b = new_material(name)
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
