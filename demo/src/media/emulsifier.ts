import { HERO_X, picture } from './picture.ts';

export const pictures = {
  'e-175/hero': picture(
    'Emulgator E 175: stehender Motor, Schneidkopf mit Einlauftrichter und Auslaufrohr, Schaltschrank mit Bedienfeld',
    'Emulsifier E 175: vertical motor, cutting head with inlet funnel and outlet pipe, control cabinet with panel',
    HERO_X,
  ),
  'e-175/preview': picture('Emulgator E 175 von schräg vorn', 'Emulsifier E 175 at an angle from the front'),
  'e-175/head': picture(
    'Schneidkopf der E 175 zwischen Trichter und Motor, rechts das Bedienfeld',
    'Cutting head of the E 175 between funnel and motor, control panel on the right',
    45,
  ),
  'e-175/base': picture(
    'Unterbau der E 175 mit Typenschild und Stellfüßen',
    'Base of the E 175 with name plate and levelling feet',
  ),
  'e-175/detail': picture(
    'Schneidkopf der E 175 mit Handrad, Skalenring und Auslaufrohr',
    'Cutting head of the E 175 with hand wheel, scale ring and outlet pipe',
  ),
  'e-175/motor': picture('Stehender Motor der E 175 über dem Unterbau', 'Vertical motor of the E 175 above the base', 45, 40),
  'e-175/panel': picture('Einlauftrichter der E 175 mit Schutzgitter', 'Inlet funnel of the E 175 with guard grid', 50, 40),
  'e-175/outlet': picture(
    'Auslaufrohr der E 175 neben dem Schaltschrank',
    'Outlet pipe of the E 175 beside the control cabinet',
    40,
  ),
  'e-175/cabinet': picture('Schaltschrank der E 175 mit schrägem Dach', 'Control cabinet of the E 175 with sloping roof', 55),
  'e-175/funnel': picture('Einlauftrichter und Schneidkopf der E 175', 'Inlet funnel and cutting head of the E 175', 45),
};
