"""Noise hood of a bowl cutter and its unloading disc."""

from parts import *


def noise_hood(s, lid):
    """Dome over the right part of the bowl, swung up by `lid` degrees."""

    def dome(dz, q):
        return [
            (0.306 * s.rb, s.zr + 0.06 * s.k + dz),
            (0.367 * s.rb, s.zr + 0.17 * s.k + dz),
            (0.51 * s.rb, s.zr + 0.235 * s.k + dz),
            (0.714 * s.rb, s.zr + 0.25 * s.k + dz),
            (0.878 * s.rb, s.zr + 0.215 * s.k + dz),
            (0.974 * s.rb - q, s.zr + 0.12 * s.k + dz),
            (1.005 * s.rb - q, s.zr + 0.035),
        ]

    up = fillet([(r, z, 0) for r, z in dome(0, 0)], 0.08, 5, False)
    dn = fillet([(r, z, 0) for r, z in dome(-0.012, 0.014)], 0.08, 5, False)
    pivot = (0, 0.98 * s.rb, s.zr + 0.235 * s.k)  # swings up about its hinge
    with at(pivot, (-lid, 0, 0)):
        with at((-pivot[0], -pivot[1], -pivot[2])):
            sector([(a, b) for a, b, _ in up] + [(a, b) for a, b, _ in reversed(dn)], 2, 84, 'brushed', 64, 'lid')
            sector(
                [(a * 1.004, b + 0.003) for a, b, _ in up] + [(a * 0.996, b - 0.006) for a, b, _ in reversed(dn)],
                0,
                2.2,
                'satin',
                4,
                'lidedge',
            )
            with at((0.69 * s.rb, -0.015, s.zr + 0.20 * s.k), (70, 0, 0)):
                bail((0, 0, 0), 0.34 * s.k, 0.07, 0.012, False)
            anchor('lid', (0.60 * s.rb, 0.38 * s.rb, s.zr + 0.255 * s.k))
            anchor('lid_inside', (0.55 * s.rb, 0.42 * s.rb, s.zr + 0.20 * s.k))
    for x in (0.29 * s.rb, 0.63 * s.rb):
        box(0.10 * s.k, 0.22 * s.k, 0.05, (x, 0.92 * s.rb, s.zr + 0.20 * s.k), 'satin', 0.014)
        cyl(0.03 * s.k, 0.16 * s.k, (x, 0.98 * s.rb, s.zr + 0.235 * s.k), 'polish', 0.004, 'x')


def unloading_disc(s):
    """Column, swivel arm, disc."""
    with at((s.rb, -0.306 * s.rb, s.zb)):
        cyl(0.075 * s.k, 0.10, (0, 0, 0.05), 'satin', 0.01)
        cyl(0.055 * s.k, 0.62 * s.k, (0, 0, 0.36 * s.k), 'round', 0.004)
        cyl(0.075 * s.k, 0.10 * s.k, (0, 0, 0.70 * s.k), 'satin', 0.012)
        lathe(
            [
                (0.06 * s.k, 0.75 * s.k),
                (0.075 * s.k, 0.76 * s.k),
                (0.075 * s.k, 0.80 * s.k),
                (0.055 * s.k, 0.825 * s.k),
                (0, 0.83 * s.k),
            ],
            'polish',
            64,
        )
        tube(
            [(0, 0, 0.70 * s.k), (-0.16 * s.k, -0.02 * s.k, 0.76 * s.k), (-0.36 * s.k, -0.05 * s.k, 0.60 * s.k)],
            0.034 * s.k,
            'polish',
            0.10 * s.k,
        )
        with at((-0.36 * s.k, -0.05 * s.k, 0.58 * s.k), (18, -28, 0)):
            anchor('disc', (-0.05 * s.k, -0.08 * s.k, -0.07 * s.k))
            cyl(0.05 * s.k, 0.14 * s.k, (0, 0, 0), 'satin', 0.01)
            lathe(
                [
                    (0, -0.10 * s.k),
                    (0.15 * s.k, -0.105 * s.k),
                    (0.16 * s.k, -0.10 * s.k),
                    (0.15 * s.k, -0.094 * s.k),
                    (0.05 * s.k, -0.075 * s.k),
                    (0.05 * s.k, -0.05 * s.k),
                ],
                'round',
                96,
            )
