import type { Region } from '@vitrine/contract/locations.ts';

const codes = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The sales regions of the 249 countries. Continents by UN M49; the Middle East (M49 "Western Asia" without the
 * Caucasus, Cyprus and Turkey) with Africa, Mexico with North America, Central America and the Caribbean with South
 * America, Antarctica nowhere. Staff may choose another region for a country.
 */
export const REGION_CODES: Readonly<Record<Region, readonly string[]>> = {
  europe: codes(`
    AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV
    MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA
  `),
  northAmerica: codes('BM CA GL MX PM US'),
  southAmerica: codes(`
    AG AI AR AW BB BL BO BQ BR BS BV BZ CL CO CR CU CW DM DO EC FK GD GF GP GS GT GY HN HT JM KN KY LC MF MQ MS
    NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI
  `),
  asiaPacific: codes(`
    AF AS AU BD BN BT CC CK CN CX FJ FM GU HK HM ID IN IO JP KG KH KI KP KR KZ LA LK MH MM MN MO MP MV MY NC NF
    NP NR NU NZ PF PG PH PK PN PW SB SG TH TJ TK TL TM TO TV TW UM UZ VN VU WF WS
  `),
  middleEastAfrica: codes(`
    AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IL IQ IR JO KE KM KW LB LR LS LY
    MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TF TG TN TZ UG YE YT ZA ZM ZW
  `),
};
