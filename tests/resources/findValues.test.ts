import type { DataProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { business, roleCode } from '../../src/base/business'
import { fold } from '../../src/base/fold'
import { catalogue } from '../../src/catalogue'
import type { Me } from '../../src/model/access/access'
import { findValues } from '../../src/resources/list/sentences/findValues'

type Rows = readonly Readonly<Record<string, string | number>>[]
const data: Readonly<Record<string, Rows>> = {
  brands: [{ id: '43', NOMBRE: 'Infinix' }],
  categories: [{ id: '108', NOMBRE: 'Celulares' }],
  products: [{ id: 'A1', NOMBRE: 'Infinix Hot 40', MARCA: '43', CATEGORIA: '108' }],
  users: [{ id: 4, DISPLAYNAME: 'Daniela Cordero', CITY: 'Loja' }],
  warehouses: [
    { id: '024', WhsName: 'Manta', CIUDAD: 'Manta' },
    { id: '006', WhsName: 'Quito', CIUDAD: 'Quito' },
  ],
}
/** Answers a search with the rows of which some text has the words, and a filter with those of its field. */
const getList = async (name: string, { filter }: { readonly filter: object }) => {
  const [[field, asked] = ['q', '']] = Object.entries(filter)
  const words = fold(String(field === 'q' ? asked : asked.contains))
  const found = (data[name] ?? []).filter(row =>
    fold(field === 'q' ? Object.values(row).join(' ') : String(row[field] ?? '')).includes(words),
  )
  return { data: found, total: found.length }
}
const me = { ID: 1, ROLE: roleCode(business().adminRole) } as unknown as Me

const found = (name: string, text: string, path?: string) =>
  findValues([{ text, path }], {
    list: { resource: catalogue.get(name), me, catalogue },
    dataProvider: { getList } as unknown as DataProvider,
  })

test('words that no value has together are looked up one by one, and all of them are asked', async () => {
  expect(await found('products', 'celulares Infinix')).toEqual([
    { 'CATEGORIA.NOMBRE': { contains: 'celulares' }, 'MARCA.NOMBRE': { contains: 'Infinix' } },
  ])
  expect(await found('products', 'celulares Xiaomi')).toEqual([undefined])
})

test('the brand of a product is asked where its whole name was said, else the products of that name', async () => {
  expect(await found('stock', 'Infinix')).toEqual([{ 'CODIGO.MARCA': ['43'] }])
  expect(await found('stock', 'Infinix', 'CODIGO.MARCA')).toEqual([{ 'CODIGO.MARCA': ['43'] }])
  expect(await found('stock', 'Infinix Hot')).toEqual([{ CODIGO: ['A1'] }])
})

test('people and warehouses are found where a record has several of them', async () => {
  expect(await found('kanban-cards', 'Daniela Cordero')).toEqual([{ ASIGNADOS: [4] }])
  expect(await found('users', 'Manta', 'WAREHOUSE')).toEqual([{ WAREHOUSE: ['024'] }])
  // "usuarios de Quito" names no warehouse
  expect(await found('users', 'Quito')).toEqual([undefined])
})

test('a place is a city before a warehouse of that name, unless the warehouse is named', async () => {
  expect(await found('warehouses', 'Quito')).toEqual([{ CIUDAD: { contains: 'Quito' } }])
  expect(await found('stock', 'Quito')).toEqual([{ 'WhsCode.CIUDAD': { contains: 'Quito' } }])
  expect(await found('stock', 'Quito', 'WhsCode')).toEqual([
    { 'WhsCode.WhsName': { contains: 'Quito' } },
  ])
})
