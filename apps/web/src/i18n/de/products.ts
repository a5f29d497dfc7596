export const products = {
  sections: 'Abschnitte',
  menu: {
    overview: 'Übersicht',
    details: 'Details',
    products: 'Produktdaten',
    relatedContent: 'Mehr dazu',
  },
  loading: 'Produkt wird geladen',
  previous: 'Zurück',
  next: 'Weiter',
  turntable: {
    headline: 'Rundum',
    name: '360-Grad-Ansicht',
    renderings: 'Ansichten',
    start: '360°-Ansicht starten',
    loading: 'Wird geladen, {{percent}} %',
    failed: 'Die 360-Grad-Ansicht ist gerade nicht erreichbar.',
    retry: 'Erneut versuchen',
    ready: '360-Grad-Ansicht bereit. Ziehen Sie die Maschine oder das Lineal.',
    angle: 'Drehwinkel',
    degrees: '{{angle}} Grad',
  },
  highlights: {
    headline: 'Im Überblick',
  },
  advantages: {
    headline: 'Vorteile',
    filter: 'Vorteile filtern',
    all: 'Alle',
    open: '{{title}}: mehr dazu',
  },
  applications: {
    headline: 'Anwendungen',
  },
  caseStudies: {
    label: 'Anwendungs\u00adbeispiel',
    link: 'Zum Anwendungs\u00adbeispiel',
  },
  technicalData: {
    headline: 'Technische Daten',
    option: 'Option',
    notAvailable: 'Nicht verfügbar',
  },
  options: {
    headline: 'Ausstattungs\u00adoptionen',
    categories: 'Bereiche der Ausstattung',
    others: 'Weitere',
  },
  downloads: {
    headline: 'Unterlagen',
    neutral: 'neutral',
  },
  faq: {
    headline: 'Häufige Fragen',
  },
  relatedContent: {
    headline: 'Passt dazu',
    category: {
      products: 'Maschine',
      productLines: 'Produktlinie',
      productApplications: 'Anwendung',
      caseStudies: 'Praxisbericht',
      pages: 'Seite',
    },
  },
  viewer: {
    close: 'Schließen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    count: '{{index}} von {{total}}',
    loading: 'Bild wird geladen',
    failed: 'Dieses Bild ist gerade nicht erreichbar.',
  },
  send: {
    name: 'Dokument senden',
    headline: 'Diese Seite in Ihr Dokument aufnehmen',
    copy: '„{{title}}“ wird in das Dokument aufgenommen. Das fertige PDF geht per E-Mail an Ihren Empfänger.',
    copyPages_one: '„{{title}}“ wird mit {{count}} Druckseite aufgenommen. Das fertige PDF geht per E-Mail an Ihren Empfänger.',
    copyPages_other:
      '„{{title}}“ wird mit {{count}} Druckseiten aufgenommen. Das fertige PDF geht per E-Mail an Ihren Empfänger.',
    link_zero: 'Dokument ansehen',
    link_one: '{{count}} Kapitel im Dokument',
    link_other: '{{count}} Kapitel im Dokument',
    add: 'Zum Dokument hinzufügen',
    added: 'Hinzugefügt',
    remove: 'wieder entfernen',
  },
};
