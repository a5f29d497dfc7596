"""Measures of a bowl cutter: all derive from the radius of the bowl and the height of its rim."""

from dataclasses import dataclass


@dataclass
class Size:
    """`rb` radius of the bowl, `zr` height of its rim; everything else follows."""

    rb: float
    zr: float

    def __post_init__(self):
        rb = self.rb
        self.k = k = rb / 0.98
        self.rt, self.rs = rb * 0.674, rb * 0.276  # radius of the trough's centre, radius of its section
        self.zb = self.zr - 0.30 * max(k, 0.7)  # top of the stand
        self.w, self.d = 2.36 * rb + 0.03, 1.72 * rb + 0.02  # stand
        self.cy = 0.153 * rb
        self.yf, self.yb = self.cy - self.d / 2, self.cy + self.d / 2  # its front and its back
        self.cover = (self.zb + 0.33) / 2 - 0.005  # height of the covers' middle
        self.xk, self.ky = -0.868 * rb, self.rt  # drive block
        self.hx = -0.286 * rb  # knife hood
