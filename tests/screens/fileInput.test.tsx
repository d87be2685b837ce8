import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import type { Http, HttpAnswer, Upload } from '../../src/providers/http/http'
import { renderFields } from './fieldsFrame'

const claims = defineResource({
  name: 'claims',
  table: 'RECLAMO',
  key: 'ID',
  title: 'ID',
  label: 'Reclamo',
  fields: {
    ID: { kind: 'id' },
    ACTA: { kind: 'file', label: 'Acta', max: 2048, types: ['application/pdf'] },
  },
  access: { admin: 'all' },
})

const stored = { id: 'a1', name: 'acta.pdf', type: 'application/pdf', size: 3, url: '/f/a1?t=x' }
const answer = (status: number, body: unknown): HttpAnswer => ({
  status,
  ok: status < 400,
  headers: new Headers(),
  body,
})
const aFile = (content = 'abc', type = 'application/pdf') =>
  new File([content], 'acta.pdf', { type })

/** A form whose uploads wait for an answer. */
async function aForm(record: Readonly<Record<string, unknown>> = {}) {
  const sent: (Upload & { path: string; answer: (with_: HttpAnswer) => void })[] = []
  const upload: Http['upload'] = (path, given) =>
    new Promise((resolve, reject) => {
      given.signal?.addEventListener('abort', () => reject(given.signal?.reason))
      sent.push({ path, ...given, answer: resolve })
    })
  const { submitted } = await renderFields({ schemas: [claims], record, upload })
  const user = userEvent.setup({ applyAccept: false })
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = (file: File) => user.upload(chooser as HTMLInputElement, file)
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { sent, submitted, choose, press }
}

test('a chosen file goes up, tells how far it is, and is saved with the record', async () => {
  const { sent, submitted, choose, press } = await aForm()
  expect(screen.getByText(/PDF.*2 kB/)).toBeVisible()
  await choose(aFile())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.path).toBe('/hanadb/api/files?resource=claims&field=ACTA&name=acta.pdf')
  sent[0]?.onProgress?.(0.42)
  expect(await screen.findByText(/42 %/)).toBeVisible()
  sent[0]?.answer(answer(201, stored))
  expect(await screen.findByRole('link', { name: 'acta.pdf' })).toHaveAttribute('href', '/f/a1?t=x')
  await press('Guardar')
  await waitFor(() => expect(submitted[0]).toMatchObject({ ACTA: { id: 'a1' } }))
})

test('a file that is too large or of a wrong type is told before it is sent', async () => {
  const { sent, choose } = await aForm()
  await choose(aFile('x'.repeat(3000)))
  expect(await screen.findByRole('alert')).toHaveTextContent('2 kB')
  await choose(aFile('<svg/>', 'image/svg+xml'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('PDF'))
  expect(sent).toHaveLength(0)
})

test('a failed upload says why and can be tried again; a cancelled one leaves nothing', async () => {
  const { sent, choose, press } = await aForm()
  await choose(aFile())
  await waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.answer(answer(422, { errors: { ACTA: 'No es un PDF' } }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No es un PDF')
  await press('Reintentar')
  await waitFor(() => expect(sent).toHaveLength(2))
  await press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(sent[1]?.signal?.aborted).toBe(true)
})

test('a file is taken away from its record', async () => {
  const { submitted, press } = await aForm({ ACTA: stored })
  await press('Quitar archivo')
  expect(screen.queryByRole('link', { name: 'acta.pdf' })).toBeNull()
  await press('Guardar')
  await waitFor(() => expect(submitted[0]).toMatchObject({ ACTA: null }))
})
