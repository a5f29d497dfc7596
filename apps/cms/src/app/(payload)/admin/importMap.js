import { PublicationStatusPanel as PublicationStatusPanel_46bdfbc56cdb38a95027b57eba49be61 } from '../../../admin/publication-status/publication-status-panel.tsx'
import { DuplicatePanel as DuplicatePanel_59d4d8080ae1162879c3b7d1c4f7d24a } from '../../../admin/duplicates/duplicate-panel.tsx'
import { SlugProblem as SlugProblem_29d855ee9551c9028804a77d99beccf9 } from '../../../admin/fields/slug-problem.tsx'
import { GermanOriginal as GermanOriginal_0391b0a310fa3fe4777983418d092d8f } from '../../../admin/german/german-original.tsx'
import { FigurePicker as FigurePicker_000d54d98f157b8a6e6f1241c4718b38 } from '../../../admin/key-figures/figure-picker.tsx'
import { KeyFigureRowLabel as KeyFigureRowLabel_2be79f3e3552419c793ad677b70bde74 } from '../../../admin/key-figures/key-figure-row-label.tsx'
import { TurntableDrop as TurntableDrop_76909f543ecfd26d212999e6a659ca92 } from '../../../admin/turntables/turntable-drop.tsx'
import { RowLabel as RowLabel_d7812a6d973c7b396582369c28cafb0e } from '../../../admin/labels/row-label.tsx'
import { OutputRowLabel as OutputRowLabel_68d1eda9e688fd8094e0f8437d4bdeb4 } from '../../../admin/labels/output-row-label.tsx'
import { TechnicalDataTableInput as TechnicalDataTableInput_704b6ad47e32def79fd4dd55ff0a0319 } from '../../../admin/technical-data/technical-data.tsx'
import { UsedIn as UsedIn_3697c441f501504a9de6c658286f5411 } from '../../../admin/references/used-in.tsx'
import { BlockLabel as BlockLabel_0f49a48ecc4f31cd933f707d90425710 } from '../../../admin/labels/block-label.tsx'
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
import { AltProposal as AltProposal_dbda1e59b8c6646af89699be3dfc9032 } from '../../../admin/alt/alt-proposal.tsx'
import { NewPassword as NewPassword_0550394f490ca6f5fc5ca227ef19539d } from '../../../admin/fields/new-password.tsx'
import { CurrentPassword as CurrentPassword_fae50d0d2048691d33ded8bb8e9183ce } from '../../../admin/staff/current-password.tsx'
import { AccountState as AccountState_25eae2e2a97ab908b8c5c31dd623ecbc } from '../../../admin/desk/account-state.tsx'
import { AccountDecisions as AccountDecisions_41d816322d33327ccb894d7beea8c5c6 } from '../../../admin/desk/account-decisions.tsx'
import { SecurityField as SecurityField_4dd42a2b9931657d73f990affdf21a94 } from '../../../admin/staff/security-field.tsx'
import { Icon as Icon_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { DeskLink as DeskLink_2212111e0a99b3526057bff08a520640 } from '../../../admin/desk/desk-link.tsx'
import { MissingTranslationsLink as MissingTranslationsLink_e016474fbfa75aef808c280a55e3db09 } from '../../../admin/missing-translations/missing-translations-link.tsx'
import { SearchMissesLink as SearchMissesLink_03e094872bf00357650a7db92b7ee9d6 } from '../../../admin/searches/search-misses-link.tsx'
import { ErrorGroupsLink as ErrorGroupsLink_de9a16866fdbaf5ee803c5693d19847b } from '../../../admin/errors/error-groups-link.tsx'
import { UnpublishedNotice as UnpublishedNotice_ae050d29f06ef0309ac6ea0d4447e5e2 } from '../../../admin/unpublished/unpublished-notice.tsx'
import { DeskNotice as DeskNotice_6d2c813c85c5908db8bd1cd1db274479 } from '../../../admin/desk/desk-notice.tsx'
import { OwnToasts as OwnToasts_9e4aaa172229d39bd4f239c169f93154 } from '../../../admin/uploads/own-toasts.tsx'
import { LogInView as LogInView_373e49b40175fa7b4cc8430b9b1acacb } from '../../../admin/staff/log-in-view.tsx'
import { ForgotView as ForgotView_c503e0f570903167703c71090f733d49 } from '../../../admin/staff/forgot-view.tsx'
import { ResetView as ResetView_49c35b1eb1a1121338a277afc791ffcf } from '../../../admin/staff/reset-view.tsx'
import { DeskView as DeskView_5b0d40501174a5c64c482a7ec74d0e49 } from '../../../admin/desk/desk-view.tsx'
import { MissingTranslations as MissingTranslations_ea1645e6c7bcacf3ceae40cb5e165dfc } from '../../../admin/missing-translations/missing-translations.tsx'
import { SearchMissesView as SearchMissesView_b80427029e1c5c86bde71bdf19aff51b } from '../../../admin/searches/search-misses-view.tsx'
import { ErrorGroupsView as ErrorGroupsView_c1694d023b20e9e7f84f5f90f94996f1 } from '../../../admin/errors/error-groups-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/publication-status/publication-status-panel.tsx#PublicationStatusPanel": PublicationStatusPanel_46bdfbc56cdb38a95027b57eba49be61,
  "/admin/duplicates/duplicate-panel.tsx#DuplicatePanel": DuplicatePanel_59d4d8080ae1162879c3b7d1c4f7d24a,
  "/admin/fields/slug-problem.tsx#SlugProblem": SlugProblem_29d855ee9551c9028804a77d99beccf9,
  "/admin/german/german-original.tsx#GermanOriginal": GermanOriginal_0391b0a310fa3fe4777983418d092d8f,
  "/admin/key-figures/figure-picker.tsx#FigurePicker": FigurePicker_000d54d98f157b8a6e6f1241c4718b38,
  "/admin/key-figures/key-figure-row-label.tsx#KeyFigureRowLabel": KeyFigureRowLabel_2be79f3e3552419c793ad677b70bde74,
  "/admin/turntables/turntable-drop.tsx#TurntableDrop": TurntableDrop_76909f543ecfd26d212999e6a659ca92,
  "/admin/labels/row-label.tsx#RowLabel": RowLabel_d7812a6d973c7b396582369c28cafb0e,
  "/admin/labels/output-row-label.tsx#OutputRowLabel": OutputRowLabel_68d1eda9e688fd8094e0f8437d4bdeb4,
  "/admin/technical-data/technical-data.tsx#TechnicalDataTableInput": TechnicalDataTableInput_704b6ad47e32def79fd4dd55ff0a0319,
  "/admin/references/used-in.tsx#UsedIn": UsedIn_3697c441f501504a9de6c658286f5411,
  "/admin/labels/block-label.tsx#BlockLabel": BlockLabel_0f49a48ecc4f31cd933f707d90425710,
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
  "/admin/alt/alt-proposal.tsx#AltProposal": AltProposal_dbda1e59b8c6646af89699be3dfc9032,
  "/admin/fields/new-password.tsx#NewPassword": NewPassword_0550394f490ca6f5fc5ca227ef19539d,
  "/admin/staff/current-password.tsx#CurrentPassword": CurrentPassword_fae50d0d2048691d33ded8bb8e9183ce,
  "/admin/desk/account-state.tsx#AccountState": AccountState_25eae2e2a97ab908b8c5c31dd623ecbc,
  "/admin/desk/account-decisions.tsx#AccountDecisions": AccountDecisions_41d816322d33327ccb894d7beea8c5c6,
  "/admin/staff/security-field.tsx#SecurityField": SecurityField_4dd42a2b9931657d73f990affdf21a94,
  "/admin/logo.tsx#Icon": Icon_577f495c847acba9a56186a175b447bc,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/desk/desk-link.tsx#DeskLink": DeskLink_2212111e0a99b3526057bff08a520640,
  "/admin/missing-translations/missing-translations-link.tsx#MissingTranslationsLink": MissingTranslationsLink_e016474fbfa75aef808c280a55e3db09,
  "/admin/searches/search-misses-link.tsx#SearchMissesLink": SearchMissesLink_03e094872bf00357650a7db92b7ee9d6,
  "/admin/errors/error-groups-link.tsx#ErrorGroupsLink": ErrorGroupsLink_de9a16866fdbaf5ee803c5693d19847b,
  "/admin/unpublished/unpublished-notice.tsx#UnpublishedNotice": UnpublishedNotice_ae050d29f06ef0309ac6ea0d4447e5e2,
  "/admin/desk/desk-notice.tsx#DeskNotice": DeskNotice_6d2c813c85c5908db8bd1cd1db274479,
  "/admin/uploads/own-toasts.tsx#OwnToasts": OwnToasts_9e4aaa172229d39bd4f239c169f93154,
  "/admin/staff/log-in-view.tsx#LogInView": LogInView_373e49b40175fa7b4cc8430b9b1acacb,
  "/admin/staff/forgot-view.tsx#ForgotView": ForgotView_c503e0f570903167703c71090f733d49,
  "/admin/staff/reset-view.tsx#ResetView": ResetView_49c35b1eb1a1121338a277afc791ffcf,
  "/admin/desk/desk-view.tsx#DeskView": DeskView_5b0d40501174a5c64c482a7ec74d0e49,
  "/admin/missing-translations/missing-translations.tsx#MissingTranslations": MissingTranslations_ea1645e6c7bcacf3ceae40cb5e165dfc,
  "/admin/searches/search-misses-view.tsx#SearchMissesView": SearchMissesView_b80427029e1c5c86bde71bdf19aff51b,
  "/admin/errors/error-groups-view.tsx#ErrorGroupsView": ErrorGroupsView_c1694d023b20e9e7f84f5f90f94996f1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
