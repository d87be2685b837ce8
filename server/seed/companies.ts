import { payees } from '../../src/domain/orders/payees'
import { priceListLabels } from '../../src/domain/orders/priceLists'
import type { DemoRecord } from './record'
import { tableOf } from './tableOf'
import table from './tables/companies.json'

/** Fictional tax numbers. */
export const HT = '0199990001001'
export const MC = '1799990002001'
export const AL = '0999990003001'

type Named = Readonly<Record<string, string>>
type Row = readonly [code: string, name: string, city: string, checkout?: true]

const tables = tableOf<{
  readonly companies: readonly DemoRecord[]
  readonly warehouses: Readonly<Record<string, readonly Row[]>>
  readonly categories: Readonly<Record<string, Named>>
  /** Fictional brands; only the codes INFINIX and GENERICO are the business's (business.md#code-lists). */
  readonly brands: Readonly<Record<string, Named>>
  /** Fictional workshops of three brands. */
  readonly workshops: Readonly<Record<string, DemoRecord>>
}>(table)
export const { companies, categories: categoriesByCompany, brands: brandsByCompany } = tables

export const createWarehouses = (company: string): readonly DemoRecord[] =>
  (tables.warehouses[company] ?? []).map(([WhsCode, WhsName, CIUDAD, isOffered]) => ({
    WhsCode,
    WhsName,
    CIUDAD,
    CHECKOUT: isOffered === true,
  }))

/** Warehouses with stock for sale. */
export const sellingWarehouses = (company: string): readonly string[] =>
  (tables.warehouses[company] ?? []).flatMap(([code, , , isOffered]) => (isOffered ? [code] : []))

export const createBankAccounts = (company: string): readonly DemoRecord[] =>
  payees
    .filter(({ ruc }) => ruc === company)
    .flatMap(({ accounts }) =>
      accounts.map(({ code, bank, number }) => ({
        AcctCode: code,
        AcctName: `${bank} · ${number}`,
      })),
    )

export const named = (list: Named | undefined): readonly DemoRecord[] =>
  Object.entries(list ?? {}).map(([CODIGO, NOMBRE]) => ({ CODIGO, NOMBRE }))

export const createBrands = (company: string): readonly DemoRecord[] =>
  named(brandsByCompany[company]).map(brand => ({
    ...brand,
    ...tables.workshops[String(brand.CODIGO)],
  }))

export const priceListRecords: readonly DemoRecord[] = Object.entries(priceListLabels).map(
  ([number, ListName]) => ({ PriceList: Number(number), ListName }),
)
