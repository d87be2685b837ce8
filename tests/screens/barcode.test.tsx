import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawBarcode } from '../../src/fields/display/drawBarcode'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const parcels = defineResource({
  ...{ name: 'parcels', table: 'BULTO', key: 'ID', title: 'NOMBRE', label: 'Bulto | Bultos' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    GUIA: { kind: 'code', label: 'Guía', barcode: 'code128' },
    SELLO: { kind: 'code', label: 'Sello', barcode: 'qr' },
    LOTE: { kind: 'code', label: 'Lote' },
  },
  list: { columns: ['NOMBRE', 'GUIA'] },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(parcels) })
let boss: Client

afterEach(cleanup)
beforeEach(async () => {
  boss = await server.as('10')
})

const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('img[data-code]')].map(({ dataset, src }) => [
    dataset.code,
    src,
  ])

test('the page of a record draws its codes for scanners; lists and other codes have text alone', async () => {
  const values = { NOMBRE: 'Uno', GUIA: 'EC-001', SELLO: 'S-9', LOTE: 'L-1' }
  const { ID } = (await boss.post('/hanadb/api/parcels', values)).body
  await renderApp(server, { path: '/dashboard/parcels', as: boss })
  await screen.findByText('EC-001')
  expect(pictures()).toEqual([])
  cleanup()
  await renderApp(server, { path: `/dashboard/parcels/${ID}/show`, as: boss })
  await screen.findByText('L-1')
  await waitFor(() =>
    expect(pictures()).toEqual([
      ['code128', drawBarcode('code128', 'EC-001')],
      ['qr', drawBarcode('qr', 'S-9')],
    ]),
  )
  expect(screen.getByText('EC-001')).toBeVisible()
})

test('each text and each code has a picture of its own', () => {
  const drawn = [
    drawBarcode('code128', '10.02.141'),
    drawBarcode('code128', '10.02.142'),
    drawBarcode('qr', '10.02.141'),
  ]
  expect(new Set(drawn).size).toBe(3)
  for (const url of drawn) expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml,<svg /)
})
