"""The table of WebRotate 360 sets: tabs, their states, hotspots and words."""

from dataclasses import dataclass, field


@dataclass
class Tab:
    """One state of a machine. Words are pairs, German and English; hotspots map an anchor to its title and text. A state
    without changes of geo takes the frames of the machine's turntable. Films are parts of films that
    exist: anchor -> (file beside the machine's folder, x, y, w, h of the part)."""

    id: str
    title: tuple
    alt: tuple
    geo: dict
    spots: dict
    films: dict = field(default_factory=dict)


SETS = {
    'k-330': [
        Tab(
            'closed',
            ('Geschlossen', 'Closed'),
            (
                'Kutter K 330 mit geschlossener Haube, rundum zu drehen',
                'Bowl cutter K 330, hoods closed, to be turned all round',
            ),
            {},
            {
                'control': (
                    ('Bedienfeld', 'Control panel'),
                    (
                        'Schwenkbar; Rezepte, Temperatur und Messerdrehzahl auf einen Blick.',
                        'Swivels; recipes, temperature and knife speed at a glance.',
                    ),
                ),
                'hood': (
                    ('Messerhaube', 'Knife hood'),
                    (
                        'Schließt dicht über der Schüssel; das Messer läuft erst an, wenn sie verriegelt ist.',
                        'Closes tightly above the bowl; the knives start only when it is locked.',
                    ),
                ),
                'lid': (
                    ('Lärmschutzdeckel', 'Noise hood'),
                    (
                        'Senkt den Schallpegel am Bedienplatz und hält die Masse kühl.',
                        'Lowers the sound level at the operator position and keeps the mass cool.',
                    ),
                ),
                'disc': (
                    ('Auswerfer', 'Unloading disc'),
                    (
                        'Teller aus Edelstahl; schwenkt ein und leert die Schüssel ohne Handgriff.',
                        'Stainless steel disc; swings in and empties the bowl without manual work.',
                    ),
                ),
                'bowl': (
                    ('Schüsselrand', 'Bowl rim'),
                    (
                        'Umlaufend gewulstet und poliert; in Arbeitshöhe zu beladen.',
                        'Beaded and polished all round; loaded at working height.',
                    ),
                ),
            },
            dict(bowl=('k-550/loop.mp4', 120, 36, 1080, 608)),
        ),
        Tab(
            'open',
            ('Geöffnet', 'Open'),
            (
                'Kutter K 330 mit geöffneten Hauben, rundum zu drehen',
                'Bowl cutter K 330, hoods open, to be turned all round',
            ),
            dict(open=True, lid=60),
            {
                'knives': (
                    ('Messerkopf', 'Knife head'),
                    (
                        'Sechs Sichelmesser in drei Ebenen, außerhalb der Maschine vorzuwuchten.',
                        'Six sickle knives in three planes, balanced outside the machine.',
                    ),
                ),
                'nut': (
                    ('Spannmutter', 'Lock nut'),
                    (
                        'Hält den Messersatz; mit einem Schlüssel zu lösen.',
                        'Holds the knife set; one spanner loosens it.',
                    ),
                ),
                'hub': (
                    ('Schüsselnabe', 'Bowl hub'),
                    (
                        'Aus einem Stück gedreht, ohne Spalten: schnell zu reinigen.',
                        'Turned from one piece, without gaps: quick to clean.',
                    ),
                ),
                'trough': (
                    ('Schüssel', 'Bowl'),
                    (
                        'Der Spalt zwischen Messer und Schüssel bleibt über die ganze Bahn gleich.',
                        'The gap between knife and bowl stays the same along the whole path.',
                    ),
                ),
                'lid_inside': (
                    ('Deckel innen', 'Inside of the hood'),
                    (
                        'Glatt und ohne Einbauten; der Deckel schwenkt ganz aus dem Weg.',
                        'Smooth and free of fittings; the hood swings right out of the way.',
                    ),
                ),
            },
        ),
    ]
}
