import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShownValue } from '../../src/fields/registry/ShownValue'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineResource } from '../../src/model/schema'
import { inFrame } from './fieldsFrame'

/** Draws a value of a kind of the business as a page of a record does. */
function show(kind: string, value: string) {
  const parcels = defineResource({
    name: 'parcels',
    table: 'PARCEL',
    key: 'ID',
    title: 'ID',
    label: 'Paquete | Paquetes',
    fields: { ID: { kind: 'id' }, VALUE: { kind } as never },
    access: { admin: 'all' },
  })
  const catalogue = createCatalogue([parcels])
  const field = catalogue.get('parcels').fields.get('VALUE')
  if (!field) throw new Error('no field')
  const children = <ShownValue field={field} value={value} as="Display" />
  return inFrame({ catalogue, dataProvider: {}, children }).container
}

test('a waybill of zeros means that no courier is taken, and is shown as nothing', async () => {
  const page = show('waybillNumber', '000000000')
  expect(await screen.findByText('—')).toBeVisible()
  expect(page.textContent).not.toContain('0')
})

test('the accepted terms are shown as the day they took effect', async () => {
  show('edition', '2026-11-22')
  expect(await screen.findByText('22 nov 2026')).toBeVisible()
})
