import { expect, test } from 'vitest'
import { ACME, OTHER, useStore } from './aStore'

const { server, admin } = useStore()

test('a role sees neither the rows its rule hides nor the fields it may not read, in any channel', async () => {
  const boss = await admin()
  const { body: hidden } = await boss.post('/hanadb/api/parts', {
    NOMBRE: 'Oculto',
    TIPO: 'B',
    NOTA: 'x',
    COSTO: 5,
  })
  const { body: shown } = await boss.post('/hanadb/api/parts', {
    NOMBRE: 'Visible',
    COSTO: 5,
    PRECIO: 7,
  })
  const agent = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const list = await agent.get('/hanadb/api/parts')
  expect(list.body.data).toHaveLength(1)
  expect(list.headers.get('content-range')).toBe('parts 0-0/1')
  expect(JSON.stringify(list.body)).not.toMatch(/COSTO|MARGEN|Oculto/)
  expect((await agent.get(`/hanadb/api/parts/${hidden.ID}`)).status).toBe(404)
  const one = await agent.get(`/hanadb/api/parts/${shown.ID}`)
  expect(Object.keys(one.body)).not.toContain('COSTO')
  expect(Object.keys(one.body)).not.toContain('MARGEN')
  expect((await agent.get('/hanadb/api/parts?filter={"COSTO":5}')).status).toBe(400)
  expect((await agent.get('/hanadb/api/parts?sort=["COSTO","ASC"]')).status).toBe(400)
  expect((await agent.get('/hanadb/api/parts?filter={"q":"oculto"}')).body.data).toHaveLength(0)
  const { tabs } = (await agent.get('/hanadb/api/parts/tabs')).body
  expect(tabs).toMatchObject({ all: { count: 1 } })
  expect(Object.keys(tabs ?? {})).not.toContain('B')
})

test('a company sees its own rows only, and refers to its own only', async () => {
  const boss = await admin()
  await boss.post('/hanadb/api/makers', { CODIGO: 'M1', NOMBRE: 'Uno' })
  const there = { 'x-empresa': OTHER }
  expect((await boss.get('/hanadb/api/makers', there)).body.data).toHaveLength(0)
  expect((await boss.get('/hanadb/api/makers/M1', there)).status).toBe(404)
  const crossed = await boss.post('/hanadb/api/parts', { NOMBRE: 'X', FABRICANTE: 'M1' }, there)
  expect(crossed.status).toBe(422)
  expect(Object.keys(crossed.body.errors ?? {})).toEqual(['FABRICANTE'])
  expect(
    (await boss.post('/hanadb/api/makers', { CODIGO: 'M1', NOMBRE: 'Uno' }, there)).status,
  ).toBe(201)
})

test('pages walked by cursor and by number give the same rows, empty values last both ways', async () => {
  const boss = await admin()
  for (let n = 0; n < 12; n++) {
    await boss.post('/hanadb/api/parts', {
      NOMBRE: `P${n % 5}`,
      ...(n % 3 ? { LLEGO: `2026-01-0${(n % 4) + 1}` } : {}),
    })
  }
  for (const order of ['ASC', 'DESC']) {
    const sort = `sort=["LLEGO","${order}"]`
    const all = await boss.get(`/hanadb/api/parts?${sort}`)
    const ids = (rows: unknown) => (rows as { ID: number }[]).map(row => row.ID)
    const days = (all.body.data as unknown as { LLEGO: string | null }[]).map(row => row.LLEGO)
    expect(days.slice(-4)).toEqual([null, null, null, null])
    const byNumber: number[] = []
    for (let at = 0; at < 12; at += 5) {
      byNumber.push(
        ...ids((await boss.get(`/hanadb/api/parts?${sort}&range=[${at},${at + 4}]`)).body.data),
      )
    }
    const byCursor: number[] = []
    let after = ''
    for (;;) {
      const page = await boss.get(`/hanadb/api/parts?${sort}&range=[0,4]${after}`)
      byCursor.push(...ids(page.body.data))
      if (!page.body.cursors?.next) break
      after = `&after=${encodeURIComponent(String(page.body.cursors.next))}`
    }
    expect(byNumber).toEqual(ids(all.body.data))
    expect(byCursor).toEqual(ids(all.body.data))
  }
})

test('search finds every word, accents and case apart, short words at a beginning', async () => {
  const boss = await admin()
  for (const NOMBRE of ['Cámara frontal', 'Camara trasera', 'Batería', 'Tapa de cámara']) {
    await boss.post('/hanadb/api/parts', { NOMBRE })
  }
  const found = async (q: string) =>
    (
      (await boss.get(`/hanadb/api/parts?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body
        .data as unknown as { NOMBRE: string }[]
    ).map(row => row.NOMBRE)
  expect(await found('CAMARA')).toEqual(['Cámara frontal', 'Camara trasera', 'Tapa de cámara'])
  expect(await found('camara tras')).toEqual(['Camara trasera'])
  expect(await found('tapa DE camara')).toEqual(['Tapa de cámara'])
  expect(await found('de')).toEqual([])
  expect(await found('ba')).toEqual(['Batería'])
  expect(await found('100%')).toEqual([])
  expect(await found('"; drop')).toEqual([])
})
