import { expect, test } from 'vitest'
import { creditNoteLayout } from '../../../server/areas/documents/creditNoteLayout'
import type { DocumentPage } from '../../../server/documents/page'

/** A returned device as its reader may read it. */
const aReturn = (values: Record<string, unknown>): DocumentPage => ({
  request: {} as DocumentPage['request'],
  values,
  title: '1068',
  has: name => name in values,
  text: name => String(values[name] ?? ''),
  label: name => name,
  lines: () => [],
  behind: async () => undefined,
  referring: async () => [],
  company: async () => undefined,
})
const noFile = async () => undefined
const letterhead = async () => ''
const noFiles = { picture: noFile, bytes: noFile, publicUrl: '', isForSigning: false, letterhead }
const drawn = async (values: Record<string, unknown>) =>
  JSON.stringify(await creditNoteLayout(aReturn(values), 'Nota de crédito', noFiles))

test('a credit note says how much of its total is tax', async () => {
  const note = await drawn({ PRICE_EXCL_IVA: 297.92, TOTAL_NC: 342.61 })
  expect(note).toMatch(/IVA 15 %.*\$44,69.*342\.61/)
})

test('a role that may not read the price reads no tax either', async () => {
  expect(await drawn({ NOTA_CREDITO: 'NC-1' })).not.toContain('IVA 15 %')
})
