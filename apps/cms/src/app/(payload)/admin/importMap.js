import { StandingPanel as StandingPanel_41eae25dcc7207171f08cb7a60774368 } from '@vitrine/content-model/admin/standing/standing-panel.tsx'
import { CopyPanel as CopyPanel_36ed86831779f8d1dfa235ea89920212 } from '@vitrine/content-model/admin/copies/copy-panel.tsx'
import { SlugProblem as SlugProblem_637d6160a97dd633b8036f5455c6b2d1 } from '@vitrine/content-model/admin/slug-problem.tsx'
import { GermanOriginal as GermanOriginal_2e793af68033179166e58cf387300db4 } from '@vitrine/content-model/admin/german/german-original.tsx'
import { FigurePicker as FigurePicker_4d821b1752ff1160245b9afc7f4bd3bb } from '@vitrine/content-model/admin/key-figures/figure-picker.tsx'
import { KeyFigureRowLabel as KeyFigureRowLabel_248b6e8834c548cf32eb750d009b4185 } from '@vitrine/content-model/admin/key-figures/key-figure-row-label.tsx'
import { TurntableDrop as TurntableDrop_ef014dbd47d00a165dce64d9eaecabf1 } from '@vitrine/content-model/admin/turntables/turntable-drop.tsx'
import { RowLabel as RowLabel_21e27eecffec540c8dd3fbdd13bcfe27 } from '@vitrine/content-model/admin/row-label.tsx'
import { OutputRowLabel as OutputRowLabel_45284cf52138b7f3895a059a134eb506 } from '@vitrine/content-model/admin/output-row-label.tsx'
import { TechnicalTableInput as TechnicalTableInput_f6ff9a5861038bfdd8c760ceb0aeb967 } from '@vitrine/content-model/admin/technical-table.tsx'
import { UsedIn as UsedIn_33732f42f24113e0f4b0a547e182471d } from '@vitrine/content-model/admin/used-in.tsx'
import { BlockLabel as BlockLabel_b84fa81b16ad12f90ec3d2584a61c443 } from '@vitrine/content-model/admin/block-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AltProposal as AltProposal_aff1e37579a2dbbd2f15dcf51a2b18ee } from '@vitrine/content-model/admin/alt/alt-proposal.tsx'
import { NewPassword as NewPassword_e32e8c88ba89adea333ddb9afbb92937 } from '@vitrine/content-model/admin/new-password.tsx'
import { PresentPassword as PresentPassword_902a9b1255823b99dd1caa87dbf2fc4a } from '@vitrine/content-model/admin/staff/present-password.tsx'
import { AccountDecisions as AccountDecisions_6559056c93276711a3791ef61b4acb18 } from '@vitrine/content-model/admin/desk/account-decisions.tsx'
import { SecurityField as SecurityField_7fa37f3701f9fc0e69afd5a5fec498bf } from '@vitrine/content-model/admin/staff/security-field.tsx'
import { Icon as Icon_79107bd48267838b2b21dbc802aad595 } from '@vitrine/content-model/admin/logo.tsx'
import { Logo as Logo_79107bd48267838b2b21dbc802aad595 } from '@vitrine/content-model/admin/logo.tsx'
import { DeskLink as DeskLink_93581e18ff9f62d473a89f366e043eac } from '@vitrine/content-model/admin/desk/desk-link.tsx'
import { MissingTranslationsLink as MissingTranslationsLink_38ce12cc1e9fc286a620d1cd1a6557d5 } from '@vitrine/content-model/admin/missing-translations-link.tsx'
import { SearchMissesLink as SearchMissesLink_3e0a0b66b608019cb3a08aa521f393a9 } from '@vitrine/content-model/admin/searches/search-misses-link.tsx'
import { ErrorGroupsLink as ErrorGroupsLink_83d87383af7538db675bfe756f926560 } from '@vitrine/content-model/admin/errors/error-groups-link.tsx'
import { UnpublishedNotice as UnpublishedNotice_99ff1adedf04f2fdd622e814473d14b9 } from '@vitrine/content-model/admin/unpublished-notice.tsx'
import { DeskNotice as DeskNotice_4da488c71c3c10dd0b6e8572c522ada6 } from '@vitrine/content-model/admin/desk/desk-notice.tsx'
import { LogInView as LogInView_15d2b3a8ca530b357e248d371474a70d } from '@vitrine/content-model/admin/staff/log-in-view.tsx'
import { ForgotView as ForgotView_e232d15e4c5d95bb354a3abc8aa6ed85 } from '@vitrine/content-model/admin/staff/forgot-view.tsx'
import { ResetView as ResetView_677a7e633fe904f17a947c3dff7a860e } from '@vitrine/content-model/admin/staff/reset-view.tsx'
import { DeskView as DeskView_ab602c476dceee299d30926fc2d9a58a } from '@vitrine/content-model/admin/desk/desk-view.tsx'
import { MissingTranslations as MissingTranslations_c13a7576d3709a59651e5ebea04141b6 } from '@vitrine/content-model/admin/missing-translations.tsx'
import { SearchMissesView as SearchMissesView_f0d89512d4b43a490ff95376d8fe485a } from '@vitrine/content-model/admin/searches/search-misses-view.tsx'
import { ErrorGroupsView as ErrorGroupsView_6c944e67ed1b62094a7d50f64679f460 } from '@vitrine/content-model/admin/errors/error-groups-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@vitrine/content-model/admin/standing/standing-panel.tsx#StandingPanel": StandingPanel_41eae25dcc7207171f08cb7a60774368,
  "@vitrine/content-model/admin/copies/copy-panel.tsx#CopyPanel": CopyPanel_36ed86831779f8d1dfa235ea89920212,
  "@vitrine/content-model/admin/slug-problem.tsx#SlugProblem": SlugProblem_637d6160a97dd633b8036f5455c6b2d1,
  "@vitrine/content-model/admin/german/german-original.tsx#GermanOriginal": GermanOriginal_2e793af68033179166e58cf387300db4,
  "@vitrine/content-model/admin/key-figures/figure-picker.tsx#FigurePicker": FigurePicker_4d821b1752ff1160245b9afc7f4bd3bb,
  "@vitrine/content-model/admin/key-figures/key-figure-row-label.tsx#KeyFigureRowLabel": KeyFigureRowLabel_248b6e8834c548cf32eb750d009b4185,
  "@vitrine/content-model/admin/turntables/turntable-drop.tsx#TurntableDrop": TurntableDrop_ef014dbd47d00a165dce64d9eaecabf1,
  "@vitrine/content-model/admin/row-label.tsx#RowLabel": RowLabel_21e27eecffec540c8dd3fbdd13bcfe27,
  "@vitrine/content-model/admin/output-row-label.tsx#OutputRowLabel": OutputRowLabel_45284cf52138b7f3895a059a134eb506,
  "@vitrine/content-model/admin/technical-table.tsx#TechnicalTableInput": TechnicalTableInput_f6ff9a5861038bfdd8c760ceb0aeb967,
  "@vitrine/content-model/admin/used-in.tsx#UsedIn": UsedIn_33732f42f24113e0f4b0a547e182471d,
  "@vitrine/content-model/admin/block-label.tsx#BlockLabel": BlockLabel_b84fa81b16ad12f90ec3d2584a61c443,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@vitrine/content-model/admin/alt/alt-proposal.tsx#AltProposal": AltProposal_aff1e37579a2dbbd2f15dcf51a2b18ee,
  "@vitrine/content-model/admin/new-password.tsx#NewPassword": NewPassword_e32e8c88ba89adea333ddb9afbb92937,
  "@vitrine/content-model/admin/staff/present-password.tsx#PresentPassword": PresentPassword_902a9b1255823b99dd1caa87dbf2fc4a,
  "@vitrine/content-model/admin/desk/account-decisions.tsx#AccountDecisions": AccountDecisions_6559056c93276711a3791ef61b4acb18,
  "@vitrine/content-model/admin/staff/security-field.tsx#SecurityField": SecurityField_7fa37f3701f9fc0e69afd5a5fec498bf,
  "@vitrine/content-model/admin/logo.tsx#Icon": Icon_79107bd48267838b2b21dbc802aad595,
  "@vitrine/content-model/admin/logo.tsx#Logo": Logo_79107bd48267838b2b21dbc802aad595,
  "@vitrine/content-model/admin/desk/desk-link.tsx#DeskLink": DeskLink_93581e18ff9f62d473a89f366e043eac,
  "@vitrine/content-model/admin/missing-translations-link.tsx#MissingTranslationsLink": MissingTranslationsLink_38ce12cc1e9fc286a620d1cd1a6557d5,
  "@vitrine/content-model/admin/searches/search-misses-link.tsx#SearchMissesLink": SearchMissesLink_3e0a0b66b608019cb3a08aa521f393a9,
  "@vitrine/content-model/admin/errors/error-groups-link.tsx#ErrorGroupsLink": ErrorGroupsLink_83d87383af7538db675bfe756f926560,
  "@vitrine/content-model/admin/unpublished-notice.tsx#UnpublishedNotice": UnpublishedNotice_99ff1adedf04f2fdd622e814473d14b9,
  "@vitrine/content-model/admin/desk/desk-notice.tsx#DeskNotice": DeskNotice_4da488c71c3c10dd0b6e8572c522ada6,
  "@vitrine/content-model/admin/staff/log-in-view.tsx#LogInView": LogInView_15d2b3a8ca530b357e248d371474a70d,
  "@vitrine/content-model/admin/staff/forgot-view.tsx#ForgotView": ForgotView_e232d15e4c5d95bb354a3abc8aa6ed85,
  "@vitrine/content-model/admin/staff/reset-view.tsx#ResetView": ResetView_677a7e633fe904f17a947c3dff7a860e,
  "@vitrine/content-model/admin/desk/desk-view.tsx#DeskView": DeskView_ab602c476dceee299d30926fc2d9a58a,
  "@vitrine/content-model/admin/missing-translations.tsx#MissingTranslations": MissingTranslations_c13a7576d3709a59651e5ebea04141b6,
  "@vitrine/content-model/admin/searches/search-misses-view.tsx#SearchMissesView": SearchMissesView_f0d89512d4b43a490ff95376d8fe485a,
  "@vitrine/content-model/admin/errors/error-groups-view.tsx#ErrorGroupsView": ErrorGroupsView_6c944e67ed1b62094a7d50f64679f460,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
