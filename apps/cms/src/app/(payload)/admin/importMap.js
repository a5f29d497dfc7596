import { RowLabel as RowLabel_21e27eecffec540c8dd3fbdd13bcfe27 } from '@vitrine/content-model/admin/row-label.tsx'
import { TechnicalTableInput as TechnicalTableInput_f6ff9a5861038bfdd8c760ceb0aeb967 } from '@vitrine/content-model/admin/technical-table.tsx'
import { NewPassword as NewPassword_e32e8c88ba89adea333ddb9afbb92937 } from '@vitrine/content-model/admin/new-password.tsx'
import { Icon as Icon_79107bd48267838b2b21dbc802aad595 } from '@vitrine/content-model/admin/logo.tsx'
import { Logo as Logo_79107bd48267838b2b21dbc802aad595 } from '@vitrine/content-model/admin/logo.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@vitrine/content-model/admin/row-label.tsx#RowLabel": RowLabel_21e27eecffec540c8dd3fbdd13bcfe27,
  "@vitrine/content-model/admin/technical-table.tsx#TechnicalTableInput": TechnicalTableInput_f6ff9a5861038bfdd8c760ceb0aeb967,
  "@vitrine/content-model/admin/new-password.tsx#NewPassword": NewPassword_e32e8c88ba89adea333ddb9afbb92937,
  "@vitrine/content-model/admin/logo.tsx#Icon": Icon_79107bd48267838b2b21dbc802aad595,
  "@vitrine/content-model/admin/logo.tsx#Logo": Logo_79107bd48267838b2b21dbc802aad595,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
